import { PageHeader } from '@venue/shared/ui';

export default function TicketsScreen() {
  return <PageHeader title="My Tickets" />;
}
