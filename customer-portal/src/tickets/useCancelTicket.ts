import { notify } from '@venue/shared/notify';
import { useUser } from '@venue/shared/stores';
import type { EventTicket } from '@venue/shared/types';
import { occasionText } from './ticket';

/** Cancels a ticket and offers Undo. */
export function useCancelTicket() {
  const setTicketStatus = useUser((state) => state.setTicketStatus);
  return (ticket: EventTicket) => {
    setTicketStatus(ticket.id, 'cancelled');
    notify.success('Ticket cancelled', {
      text: occasionText(ticket),
      action: { label: 'Undo', run: () => setTicketStatus(ticket.id, 'confirmed') },
    });
  };
}
