// decisions, Telling a guest
import type { ReservationRow } from '@venue/shared/graphql';
import { addDays } from '@venue/shared/rules';
import { countText } from '@venue/shared/text';
import { Button } from '@venue/shared/ui';
import { useState } from 'react';
import { bookingsOf } from '../day-strip/covers';
import { isTold, rowKey, useHostNotes } from '../hostNotes';
import { TellGuestsDialog } from './TellGuestsDialog';

interface RemindButtonProps {
  rows: readonly ReservationRow[];
  /** The business day; empty until it is known. */
  today: string;
  isUnsaved: (booking: ReservationRow) => boolean;
}

/** Tomorrow's confirmed guests, to be reminded one after the other; it counts those who are left. */
export function RemindButton({ rows, today, isUnsaved }: RemindButtonProps) {
  const notes = useHostNotes();
  const [isOpen, setIsOpen] = useState(false);
  const tomorrow = today === '' ? [] : bookingsOf(rows, addDays(today, 1));
  const bookings = tomorrow.filter(({ status }) => status === 'confirmed');
  const left = bookings.filter((row) => !isTold(notes.of(rowKey(row)), row, 'reminder'));
  if (bookings.length === 0) return null;
  return (
    <>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        {left.length > 0 ? `Remind ${countText(left.length, 'Guest')} of Tomorrow` : 'Tomorrow: All Reminded'}
      </Button>
      {isOpen && (
        <TellGuestsDialog
          about="reminder"
          bookings={bookings}
          noteIdOf={rowKey}
          isUnsaved={isUnsaved}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
