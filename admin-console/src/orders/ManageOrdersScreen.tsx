import { PageHeader } from '@venue/shared/ui';

export default function ManageOrdersScreen() {
  return <PageHeader title="Manage Orders" />;
}
