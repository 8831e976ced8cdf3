import { PageHeader } from '@venue/shared/ui';

export default function DishScreen() {
  return <PageHeader title="Dish" />;
}
