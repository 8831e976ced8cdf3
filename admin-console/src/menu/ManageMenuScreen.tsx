import { PageHeader } from '@venue/shared/ui';

export default function ManageMenuScreen() {
  return <PageHeader title="Manage Menu" />;
}
