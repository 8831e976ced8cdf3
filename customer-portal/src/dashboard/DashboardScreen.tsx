import { PageHeader } from '@venue/shared/ui';

export default function DashboardScreen() {
  return <PageHeader title="Dashboard" />;
}
