import { notify } from '@venue/shared/notify';
import { formatLongDate } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import type { EventTicket } from '@venue/shared/types';
import { ConfirmDialog } from '@venue/shared/ui';
import { useEffect, useRef } from 'react';
import { ticketHeadingId } from './TicketCard';

interface CancelTicketProps {
  /** Null while nothing is to be cancelled. */
  ticket: EventTicket | null;
  onClose: () => void;
}

/** Asks first, and can be taken back (decisions: Cancel Ticket). */
export function CancelTicket({ ticket, onClose }: CancelTicketProps) {
  const setTicketStatus = useUser((state) => state.setTicketStatus);
  const justCancelled = useRef<string | null>(null);

  // The button that asked is gone, so the focus goes to its ticket.
  useEffect(() => {
    if (ticket || justCancelled.current === null) return;
    document.getElementById(ticketHeadingId(justCancelled.current))?.focus();
    justCancelled.current = null;
  }, [ticket]);

  const cancel = () => {
    if (!ticket) return;
    setTicketStatus(ticket.id, 'cancelled');
    justCancelled.current = ticket.id;
    onClose();
    notify.info(`Ticket ${ticket.id} cancelled`, {
      text: ticket.eventTitle,
      action: { label: 'Undo', run: () => setTicketStatus(ticket.id, 'confirmed') },
    });
  };

  return (
    <ConfirmDialog
      open={ticket !== null}
      title="Cancel this ticket?"
      confirm={{ label: 'Yes, cancel it', run: cancel }}
      onClose={onClose}
    >
      {ticket && (
        <p>
          {ticket.eventTitle} on {formatLongDate(ticket.eventDate)} ({ticket.ticketType}, {ticket.id}). Your
          place goes to somebody else.
        </p>
      )}
    </ConfirmDialog>
  );
}
