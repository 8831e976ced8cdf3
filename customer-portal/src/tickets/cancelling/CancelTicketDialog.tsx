import type { EventTicket } from '@venue/shared/types';
import { Button, Dialog } from '@venue/shared/ui';
import { occasionText } from '../ticket';

interface CancelTicketDialogProps {
  /** The ticket in question; none, and nothing is asked. */
  ticket: EventTicket | null;
  onClose: () => void;
  onConfirm: (ticket: EventTicket) => void;
}

/** Asks before a ticket is given up. Its way out says "Keep Ticket": a plain "Cancel" could mean either. */
export function CancelTicketDialog({ ticket, onClose, onConfirm }: CancelTicketDialogProps) {
  const actions = ticket && (
    <>
      <Button tone="quiet" onClick={onClose} data-autofocus>
        Keep Ticket
      </Button>
      <Button tone="danger" onClick={() => onConfirm(ticket)}>
        Cancel Ticket
      </Button>
    </>
  );
  return (
    <Dialog
      open={ticket !== null}
      onClose={onClose}
      title="Cancel Ticket"
      role="alertdialog"
      actions={actions}
    >
      {ticket && <p>Do you want to give up your place at {occasionText(ticket)}?</p>}
    </Dialog>
  );
}
