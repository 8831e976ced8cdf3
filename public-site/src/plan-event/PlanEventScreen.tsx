import { PageHeader } from '@venue/shared/ui';

export default function PlanEventScreen() {
  return <PageHeader title="Plan Your Event" />;
}
