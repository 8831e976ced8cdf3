import { PageHeader } from '@venue/shared/ui';

export default function AdminDashboardScreen() {
  return <PageHeader title="Admin Dashboard" />;
}
