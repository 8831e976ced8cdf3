import { notify } from '@venue/shared/notify';
import { useUser } from '@venue/shared/stores';
import type { EventTicket } from '@venue/shared/types';
import { occasionText } from './ticket';

/** Cancels a ticket and offers Undo. */
export function useCancelTicket() {
  const putRecord = useUser((state) => state.putRecord);
  return (ticket: EventTicket) => {
    putRecord('tickets', ticket, { status: 'cancelled' });
    notify.success('Ticket cancelled', {
      text: occasionText(ticket),
      action: { label: 'Undo', run: () => putRecord('tickets', ticket, { status: 'confirmed' }) },
    });
  };
}
