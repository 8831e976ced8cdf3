import { requestOfReservation } from '@venue/shared/requests';
import { paths } from '@venue/shared/paths';
import { formatDate, formatTime, guestsText } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import { useNow } from '@venue/shared/ui';
import { countAwaiting, upcomingReservations } from './upcoming';
import { UpcomingList } from './UpcomingList';

export function ConfirmedReservations() {
  const reservations = useUser((state) => state.reservations);
  const requests = useUser((state) => state.requests);
  const user = useUser((state) => state.user);
  const now = useNow();
  const upcoming = now ? upcomingReservations(reservations, now) : [];
  return (
    <UpcomingList
      title="Upcoming Reservations"
      all={{ label: 'View All Reservations', to: paths.reservations() }}
      empty="No upcoming reservations"
      rows={upcoming.map((reservation) => {
        const { id, date, time, guests, status } = reservation;
        return {
          id,
          name: `${formatDate(date)}, ${formatTime(time)}`,
          facts: `${guestsText(guests)} · ${id}`,
          status,
          request: requestOfReservation(reservation, requests, user),
        };
      })}
      awaiting={now ? countAwaiting(reservations, ({ date }) => date, now) : 0}
    />
  );
}
