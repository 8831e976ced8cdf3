import { requestOfReservation } from '@venue/shared/requests';
import { formatDate, formatTime, guestsText, latestFirst } from '@venue/shared/rules';
import { reservationTone, statusLabel } from '@venue/shared/status';
import { useForeignLists, WhoseLists } from '@venue/shared/session';
import { useUser } from '@venue/shared/stores';
import {
  EmptyState,
  ListRows,
  Panel,
  PanelTitle,
  Skeleton,
  StatusBadge,
  StorageNotices,
} from '@venue/shared/ui';
import { RequestRow } from './RequestRow';
import * as S from './MyRequests.styles';

/** A signed-in customer's reservations, below the form. */
export function MyReservations() {
  const user = useUser((state) => state.user);
  const ready = useUser((state) => state.ready);
  const reservations = useUser((state) => state.reservations);
  const requests = useUser((state) => state.requests);
  const isDamaged = useUser((state) => state.setAside.includes('reservations'));
  const isUnsaved = useUser((state) => state.storageFailed);
  const isForeign = useForeignLists();
  if (!ready)
    return (
      <S.Skeleton>
        <Skeleton height="12rem" shape="card" />
      </S.Skeleton>
    );
  if (!user) return null;
  if (isForeign) return <WhoseLists />;
  return (
    <Panel id="my-reservations" aria-labelledby="my-reservations-title">
      <PanelTitle id="my-reservations-title">My Reservations</PanelTitle>
      <StorageNotices damaged={isDamaged ? ['reservations'] : []} isUnsaved={isUnsaved} />
      {reservations.length === 0 ? (
        <EmptyState
          as="h3"
          title="No reservations yet"
          hint="Book a table above, and it is listed here."
          motif="table"
        />
      ) : (
        <ListRows role="list">
          {latestFirst(reservations, ({ date, time }) => `${date} ${time}`).map((reservation) => {
            const { id, date, time, guests, status } = reservation;
            return (
              <RequestRow
                key={id}
                request={requestOfReservation(reservation, requests, user)}
                name={`${formatDate(date)}, ${formatTime(time)}`}
                facts={[`${guestsText(guests)} · ${id}`]}
                of={id}
                badge={<StatusBadge tone={reservationTone(status)}>{statusLabel(status)}</StatusBadge>}
              />
            );
          })}
        </ListRows>
      )}
    </Panel>
  );
}
