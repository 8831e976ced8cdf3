import { PageHeader } from '@venue/shared/ui';

export default function OrdersScreen() {
  return <PageHeader title="My Orders" />;
}
