import { formatKsh, formatLongDate } from '@venue/shared/rules';
import type { EventTicket } from '@venue/shared/types';

/**
 * The price as printed. A requested ticket has price 0 until the venue names it (decisions, Event reservations of a
 * customer).
 */
export function priceText({ price }: Pick<EventTicket, 'price'>): string {
  return price === 0 ? 'Price on confirmation' : formatKsh(price);
}

/** "Friday Live Band on Friday, 27 November 2026" */
export function occasionText({ eventTitle, eventDate }: EventTicket): string {
  return `${eventTitle} on ${formatLongDate(eventDate)}`;
}
