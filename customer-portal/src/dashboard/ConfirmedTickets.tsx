import { paths } from '@venue/shared/paths';
import { formatDate } from '@venue/shared/rules';
import { ticketTone, statusLabel } from '@venue/shared/status';
import { useUser } from '@venue/shared/stores';
import { ListRow, ListRows, Panel, PanelTitle, StatusBadge, useNow } from '@venue/shared/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { AwaitingLink } from './AwaitingLink';
import * as S from './Lists.styles';
import { upcomingTickets } from './upcoming';
import { DASHBOARD_CONFIRMED } from './dashboardLimits';
import { countAwaiting } from './countAwaiting';

/** The next two confirmed tickets (requirements 9, Limits), and how many more await confirmation. */
export function ConfirmedTickets() {
  const tickets = useUser((state) => state.tickets);
  const now = useNow();
  const upcoming = now ? upcomingTickets(tickets, now).slice(0, DASHBOARD_CONFIRMED) : [];
  const id = useId();
  return (
    <Panel $gap="s8" aria-labelledby={id}>
      <S.Head>
        <PanelTitle id={id}>Event Tickets</PanelTitle>
        <Link to={paths.tickets()}>View All Tickets</Link>
      </S.Head>
      {upcoming.length === 0 && <S.Empty>No upcoming tickets</S.Empty>}
      {upcoming.length > 0 && (
        <ListRows role="list">
          {upcoming.map(({ id: ticketId, eventTitle, eventDate, ticketType, status }) => (
            <ListRow key={ticketId}>
              <S.Name>{eventTitle}</S.Name>
              <S.Facts>{`${formatDate(eventDate)} · ${ticketType}`}</S.Facts>
              <S.Status>
                <StatusBadge tone={ticketTone(status)}>{statusLabel(status)}</StatusBadge>
              </S.Status>
            </ListRow>
          ))}
        </ListRows>
      )}
      <AwaitingLink count={countAwaiting(tickets)} to={paths.tickets()} />
    </Panel>
  );
}
