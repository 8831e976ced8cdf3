import type { ReservationRow } from '@venue/shared/graphql';
import type { ReservationStatus } from '@venue/shared/types';
import { Button } from '@venue/shared/ui';
import type { MouseEvent } from 'react';
import { ButtonPlaceholder } from '../lists/table/ButtonPlaceholder';

interface StatusActionsProps {
  row: ReservationRow;
  onSet: (status: ReservationStatus, event: MouseEvent) => void;
}

/**
 * Confirm is hidden when already confirmed, Cancel when already cancelled (requirements 2, Manage reservations). Each
 * keeps a column of its own, so that neither appears under a finger that pressed the other.
 */
export function StatusActions({ row, onSet }: StatusActionsProps) {
  return (
    <>
      {row.status === 'confirmed' ? (
        <ButtonPlaceholder label="Confirm" />
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
        <ButtonPlaceholder label="Cancel" />
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
