import { PageHeader } from '@venue/shared/ui';

export default function HomeScreen() {
  return <PageHeader title="Bustani Gardens" />;
}
