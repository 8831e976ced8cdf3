import { requestOfTicket } from '@venue/shared/requests';
import { paths } from '@venue/shared/paths';
import { formatDate } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import { useNow } from '@venue/shared/ui';
import { countAwaiting, upcomingTickets } from './upcoming';
import { UpcomingList } from './UpcomingList';

export function ConfirmedTickets() {
  const tickets = useUser((state) => state.tickets);
  const requests = useUser((state) => state.requests);
  const user = useUser((state) => state.user);
  const now = useNow();
  const upcoming = now ? upcomingTickets(tickets, now) : [];
  return (
    <UpcomingList
      title="Event Tickets"
      all={{ label: 'View All Tickets', to: paths.tickets() }}
      empty="No upcoming tickets"
      rows={upcoming.map((ticket) => {
        const { id, eventTitle, eventDate, ticketType, status } = ticket;
        return {
          id,
          name: eventTitle,
          facts: `${formatDate(eventDate)} · ${ticketType}`,
          status,
          request: requestOfTicket(ticket, requests, user),
        };
      })}
      awaiting={now ? countAwaiting(tickets, ({ eventDate }) => eventDate, now) : 0}
    />
  );
}
