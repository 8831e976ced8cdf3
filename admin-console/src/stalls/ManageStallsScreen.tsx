import { PageHeader } from '@venue/shared/ui';

export default function ManageStallsScreen() {
  return <PageHeader title="Manage Stalls" />;
}
