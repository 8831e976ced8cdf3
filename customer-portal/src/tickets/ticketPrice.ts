import { formatKsh } from '@venue/shared/rules';
import type { EventTicket } from '@venue/shared/types';

/** What a place costs; public events carry no price (decisions: event reservation by a signed-in customer). */
export const ticketPrice = ({ price }: Pick<EventTicket, 'price'>): string =>
  price === 0 ? 'Price on confirmation' : formatKsh(price);
