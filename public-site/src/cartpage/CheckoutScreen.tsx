import { PageHeader } from '@venue/shared/ui';

export default function CheckoutScreen() {
  return <PageHeader title="Checkout" />;
}
