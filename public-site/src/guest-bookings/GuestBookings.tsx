import { BookingButton } from '@venue/shared/booking';
import { notify } from '@venue/shared/notify';
import { formatLongDate, formatTime } from '@venue/shared/rules';
import {
  IconButton,
  ListRows,
  Panel,
  PanelTitle,
  StorageNotices,
  Text,
  useFocusAfterRemoval,
} from '@venue/shared/ui';
import { forgetGuestBooking, useGuestBookings, type GuestBooking } from './useGuestBookings';
import * as S from './GuestBookings.styles';

/** What was booked on this device without an account, below the form (decisions, My booking). */
export function GuestBookings() {
  const kept = useGuestBookings();
  useFocusAfterRemoval();
  if (!kept) return <S.Placeholder />;
  const { upcoming, damaged, isUnsaved } = kept;
  if (upcoming.length === 0 && damaged.length === 0) return null;
  return (
    <Panel aria-labelledby="guest-bookings">
      <PanelTitle id="guest-bookings">Bookings on this device</PanelTitle>
      <StorageNotices damaged={damaged} isUnsaved={isUnsaved} />
      <ListRows role="list">
        {upcoming.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </ListRows>
    </Panel>
  );
}

const guestsText = (guests: string) => `${guests} ${guests === '1' ? 'guest' : 'guests'}`;

function BookingRow({ booking }: { booking: GuestBooking }) {
  const { title, startsAt } = booking.entry;
  const date = formatLongDate(startsAt.date);
  const remove = () => {
    const putBack = forgetGuestBooking(booking);
    notify.info('Booking removed from this device', {
      text: 'This does not cancel it.',
      action: { label: 'Undo', run: putBack },
    });
  };
  return (
    <S.Row tabIndex={-1}>
      <S.When>{date}</S.When>
      <Text>{`${formatTime(startsAt.time ?? '')} · ${guestsText(booking.guests)}`}</Text>
      <Text>{title}</Text>
      <S.Actions>
        <BookingButton booking={booking} of={`${title}, ${date}`} size="small" />
        <IconButton icon="trash" label={`Remove ${title}, ${date} from this device`} onClick={remove} />
      </S.Actions>
    </S.Row>
  );
}
