import { notify } from '@venue/shared/notify';
import { useUser } from '@venue/shared/stores';
import type { EventTicket } from '@venue/shared/types';
import { useEffect, useRef } from 'react';
import { occasionText } from './ticket';

/** Cancels a ticket, offers to take that back, and keeps the focus on it in `place`. */
export function useCancelTicket() {
  const tickets = useUser((state) => state.tickets);
  const setTicketStatus = useUser((state) => state.setTicketStatus);
  const place = useRef<HTMLDivElement>(null);
  const cancelled = useRef<string | null>(null);

  // The button that was pressed is gone: on to the ticket's name.
  useEffect(() => {
    const id = cancelled.current;
    if (id === null) return;
    cancelled.current = null;
    const titles = [...(place.current?.querySelectorAll<HTMLElement>('[data-ticket]') ?? [])];
    titles.find(({ dataset }) => dataset.ticket === id)?.focus({ preventScroll: true });
  }, [tickets]);

  const cancel = (ticket: EventTicket) => {
    cancelled.current = ticket.id;
    setTicketStatus(ticket.id, 'cancelled');
    notify.success('Ticket cancelled', {
      text: occasionText(ticket),
      action: { label: 'Undo', run: () => setTicketStatus(ticket.id, 'confirmed') },
    });
  };

  return { place, cancel };
}
