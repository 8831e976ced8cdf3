import type { ReservationRow } from '@venue/shared/graphql';
import { formatDate, formatTime, guestsText } from '@venue/shared/rules';
import { reservationTone, statusLabel } from '@venue/shared/status';
import { countText } from '@venue/shared/text';
import { Button, Dialog, StatusBadge, StorageNotices, Text } from '@venue/shared/ui';
import { useHostNotes } from '../hostNotes';
import { orNotAvailable } from '../orNotAvailable';
import { isDecision } from './guestMessage';
import { TellGuest } from './TellGuest';
import * as S from './TellGuest.styles';

interface TellGuestsDialogProps {
  bookings: readonly ReservationRow[];
  noteIdOf: (booking: ReservationRow) => string;
  isUnsaved: (booking: ReservationRow) => boolean;
  onClose: () => void;
}

/** The guests of bookings that were decided, each with the ways to tell them, and marked once told. */
export function TellGuestsDialog({ bookings, noteIdOf, isUnsaved, onClose }: TellGuestsDialogProps) {
  const notes = useHostNotes();
  return (
    <Dialog
      open
      title={bookings.length === 1 ? 'Tell the Guest' : `Tell ${countText(bookings.length, 'Guest')}`}
      onClose={onClose}
      initialFocus="actions"
      actions={
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <StorageNotices damaged={notes.damaged} isUnsaved={notes.isUnsaved} />
      <S.Guests role="list">
        {bookings.map((booking) => {
          const { id, name, date, time, guests, status } = booking;
          return (
            <li key={id}>
              <S.Name>{`${orNotAvailable(name)} · ${id}`}</S.Name>
              <Text $step="small">{`${formatDate(date)}, ${formatTime(time)} · ${guestsText(guests)}`}</Text>
              <div>
                <StatusBadge tone={reservationTone(status)}>{statusLabel(status)}</StatusBadge>
              </div>
              {isDecision(status) && (
                <TellGuest
                  noteId={noteIdOf(booking)}
                  decision={status}
                  booking={booking}
                  isUnsaved={isUnsaved(booking)}
                />
              )}
            </li>
          );
        })}
      </S.Guests>
    </Dialog>
  );
}
