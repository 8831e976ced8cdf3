import { paths } from '@venue/shared/paths';
import { formatDate, formatTime, guestsText } from '@venue/shared/rules';
import { reservationTone, statusLabel } from '@venue/shared/status';
import { useUser } from '@venue/shared/stores';
import { ListRow, ListRows, Panel, PanelTitle, StatusBadge, useNow } from '@venue/shared/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { AwaitingLink } from './AwaitingLink';
import * as S from './Lists.styles';
import { upcomingReservations } from './upcoming';
import { DASHBOARD_CONFIRMED } from './dashboardLimits';
import { countAwaiting } from './countAwaiting';

/** The next two confirmed reservations (requirements 9, Limits), and how many more await confirmation. */
export function ConfirmedReservations() {
  const reservations = useUser((state) => state.reservations);
  const now = useNow();
  const upcoming = now ? upcomingReservations(reservations, now).slice(0, DASHBOARD_CONFIRMED) : [];
  const id = useId();
  return (
    <Panel $gap="s8" aria-labelledby={id}>
      <S.Head>
        <PanelTitle id={id}>Upcoming Reservations</PanelTitle>
        <Link to={paths.reservations()}>View All Reservations</Link>
      </S.Head>
      {upcoming.length === 0 && <S.Empty>No upcoming reservations</S.Empty>}
      {upcoming.length > 0 && (
        <ListRows role="list">
          {upcoming.map(({ id: reservationId, date, time, guests, status }) => (
            <ListRow key={reservationId}>
              <S.Name>{`${formatDate(date)}, ${formatTime(time)}`}</S.Name>
              <S.Facts>{`${guestsText(guests)} · ${reservationId}`}</S.Facts>
              <S.Status>
                <StatusBadge tone={reservationTone(status)}>{statusLabel(status)}</StatusBadge>
              </S.Status>
            </ListRow>
          ))}
        </ListRows>
      )}
      <AwaitingLink count={countAwaiting(reservations)} to={paths.reservations()} />
    </Panel>
  );
}
