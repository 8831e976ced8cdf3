import type { Typed } from './typed';

export const TICKET_STATUSES = ['pending', 'confirmed', 'cancelled'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** A place at an event. `price` in KSh; 0 means that the venue has not named it yet. */
export interface EventTicket {
  id: string;
  eventTitle: Typed;
  eventDate: string;
  price: number;
  status: TicketStatus;
  ticketType: string;
}
