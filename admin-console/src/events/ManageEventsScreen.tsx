import { PageHeader } from '@venue/shared/ui';

export default function ManageEventsScreen() {
  return <PageHeader title="Manage Events" />;
}
