import type { ReservationRow } from '@venue/shared/graphql';
import { formatDate, formatTime, guestsText } from '@venue/shared/rules';
import { reservationTone, statusLabel } from '@venue/shared/status';
import { countText, isolated } from '@venue/shared/text';
import { Button, Dialog, StatusBadge, StorageNotices, Text } from '@venue/shared/ui';
import { isTold, useHostNotes } from '../hostNotes';
import { orNotAvailable } from '../orNotAvailable';
import { isDecision } from './guestMessage';
import { TellGuest } from './TellGuest';
import * as S from './TellGuest.styles';

interface TellGuestsDialogProps {
  /** A reminder is for those that are confirmed; else each is told how it was decided. */
  about?: 'reminder';
  bookings: readonly ReservationRow[];
  noteIdOf: (booking: ReservationRow) => string;
  isUnsaved: (booking: ReservationRow) => boolean;
  onClose: () => void;
}

const titleOf = (verb: string, count: number) =>
  count === 1 ? `${verb} the Guest` : `${verb} ${countText(count, 'Guest')}`;

/** The guests of bookings that were decided, each with the ways to tell them, and marked once told. */
export function TellGuestsDialog({ about, bookings, noteIdOf, isUnsaved, onClose }: TellGuestsDialogProps) {
  const notes = useHostNotes();
  const reminded = bookings.filter((row) => isTold(notes.of(noteIdOf(row)), row, 'reminder')).length;
  return (
    <Dialog
      open
      title={titleOf(about ? 'Remind' : 'Tell', bookings.length)}
      onClose={onClose}
      initialFocus="actions"
      actions={
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <StorageNotices damaged={notes.damaged} isUnsaved={notes.isUnsaved} />
      {about && <Text role="status">{`${reminded} of ${bookings.length} reminded`}</Text>}
      <S.Guests role="list">
        {bookings.map((booking) => {
          const { id, name, date, time, guests, status } = booking;
          return (
            <li key={id}>
              <S.Name>{`${isolated(orNotAvailable(name))} · ${id}`}</S.Name>
              <Text $step="small">{`${formatDate(date)}, ${formatTime(time)} · ${guestsText(guests)}`}</Text>
              <div>
                <StatusBadge tone={reservationTone(status)}>{statusLabel(status)}</StatusBadge>
              </div>
              {isDecision(status) && (
                <TellGuest
                  noteId={noteIdOf(booking)}
                  about={about ?? status}
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
