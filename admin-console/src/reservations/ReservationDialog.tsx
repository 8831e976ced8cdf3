import type { AdminReservation } from '@venue/shared/types';
import { Button, Dialog, Stack, Summary, type Elements } from '@venue/shared/ui';
import { reservationsResource } from './reservationsResource';

interface ReservationDialogProps {
  reservation: AdminReservation;
  /** What can be done about it, after Close. */
  actions: Elements;
  onClose: () => void;
  /** What this device knows of it. */
  children: Elements;
}

const { columns, details = [] } = reservationsResource;
const shown = columns.filter(({ kind }) => kind !== 'name');

/** One booking in full: what the guest wrote, and when. */
export function ReservationDialog({ reservation, actions, onClose, children }: ReservationDialogProps) {
  return (
    <Dialog
      open
      title={`Reservation ${reservation.id}`}
      onClose={onClose}
      initialFocus="actions"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Close
          </Button>
          {actions}
        </>
      }
    >
      <Stack>
        <Summary
          items={[
            ...shown.map(({ header, cell }) => ({ label: header, value: cell(reservation) })),
            ...details.map(({ header, text }) => ({ label: header, value: text(reservation) || 'None' })),
          ]}
        />
        {children}
      </Stack>
    </Dialog>
  );
}
