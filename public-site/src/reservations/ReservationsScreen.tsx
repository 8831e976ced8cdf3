import { PageHeader } from '@venue/shared/ui';

export default function ReservationsScreen() {
  return <PageHeader title="Reservations" />;
}
