import { PageHeader } from '@venue/shared/ui';

export default function CartScreen() {
  return <PageHeader title="Your cart" />;
}
