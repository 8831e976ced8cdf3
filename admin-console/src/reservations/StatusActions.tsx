import type { ReservationRow } from '@venue/shared/graphql';
import type { ReservationStatus } from '@venue/shared/types';
import { Button, isRepeatClick } from '@venue/shared/ui';
import type { MouseEvent } from 'react';
import { ButtonPlaceholder } from '../lists/table/ButtonPlaceholder';

interface StatusActionsProps {
  row: ReservationRow;
  /** The guest knows how the booking stands. */
  isTold: boolean;
  onSet: (status: ReservationStatus, event: MouseEvent) => void;
  onTell: () => void;
}

/**
 * Confirm is hidden when already confirmed, Cancel when already cancelled (requirements 2, Manage reservations); in its
 * place is Tell, which the second click of a double click does not press. Each keeps a column of its own, so that neither
 * appears under a finger that pressed the other.
 */
export function StatusActions({ row, isTold, onSet, onTell }: StatusActionsProps) {
  const tell = (
    <Button
      tone="quiet"
      size="small"
      aria-label={`Tell the guest of ${row.id}${isTold ? ', told already' : ''}`}
      onClick={(event) => !isRepeatClick(event) && onTell()}
    >
      {isTold ? 'Told' : 'Tell'}
    </Button>
  );
  return (
    <>
      {row.status === 'confirmed' ? (
        <ButtonPlaceholder label="Confirm">{tell}</ButtonPlaceholder>
      ) : (
        <Button
          tone={row.status === 'pending' ? 'primary' : 'quiet'}
          size="small"
          onClick={(event) => onSet('confirmed', event)}
          aria-label={`Confirm ${row.id}`}
        >
          Confirm
        </Button>
      )}
      {row.status === 'cancelled' ? (
        <ButtonPlaceholder label="Cancel">{tell}</ButtonPlaceholder>
      ) : (
        <Button
          tone="quiet"
          size="small"
          onClick={(event) => onSet('cancelled', event)}
          aria-label={`Cancel ${row.id}`}
        >
          Cancel
        </Button>
      )}
    </>
  );
}
