import { PageHeader } from '@venue/shared/ui';

export default function ManageReservationsScreen() {
  return <PageHeader title="Manage Reservations" />;
}
