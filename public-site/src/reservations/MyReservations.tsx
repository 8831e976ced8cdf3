import { BookingButton, bookingOf } from '@venue/shared/booking';
import { formatDate, formatTime, guestsText, latestFirst } from '@venue/shared/rules';
import { reservationTone, statusLabel } from '@venue/shared/status';
import { useUser } from '@venue/shared/stores';
import type { Reservation, User } from '@venue/shared/types';
import {
  EmptyState,
  ListRows,
  Panel,
  PanelTitle,
  Skeleton,
  StatusBadge,
  StorageNotices,
} from '@venue/shared/ui';
import * as S from './MyReservations.styles';

/** A signed-in customer's reservations, below the form. Guests see only the form. */
export function MyReservations() {
  const user = useUser((state) => state.user);
  const ready = useUser((state) => state.ready);
  const reservations = useUser((state) => state.reservations);
  const isDamaged = useUser((state) => state.setAside.includes('reservations'));
  if (!ready)
    return (
      <S.Skeleton>
        <Skeleton height="12rem" shape="card" />
      </S.Skeleton>
    );
  if (!user) return null;
  return (
    <Panel id="my-reservations" aria-labelledby="my-reservations-title">
      <PanelTitle id="my-reservations-title">My Reservations</PanelTitle>
      {isDamaged && <StorageNotices damaged={['reservations']} />}
      {reservations.length === 0 ? (
        <EmptyState
          as="h3"
          title="No reservations yet"
          hint="Book a table above, and it is listed here."
          motif="table"
        />
      ) : (
        <ListRows role="list">
          {latestFirst(reservations, ({ date, time }) => `${date} ${time}`).map((reservation) => (
            <ReservationRow key={reservation.id} reservation={reservation} user={user} />
          ))}
        </ListRows>
      )}
    </Panel>
  );
}

function ReservationRow({ reservation, user }: { reservation: Reservation; user: User }) {
  const { id, date, time, guests, status } = reservation;
  return (
    <S.Row>
      <S.When>{`${formatDate(date)}, ${formatTime(time)}`}</S.When>
      <S.Facts>{`${guestsText(guests)} · ${id}`}</S.Facts>
      <S.Status>
        <StatusBadge tone={reservationTone(status)}>{statusLabel(status)}</StatusBadge>
      </S.Status>
      <S.Action>
        {status !== 'cancelled' && (
          <BookingButton booking={bookingOf(reservation, user)} of={id} size="small" />
        )}
      </S.Action>
    </S.Row>
  );
}
