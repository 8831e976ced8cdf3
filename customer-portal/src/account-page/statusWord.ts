import type { OrderStatus, ReservationStatus, TicketStatus } from '@venue/shared/types';

const WORDS: Readonly<Record<OrderStatus | ReservationStatus | TicketStatus, string>> = {
  preparing: 'Preparing',
  delivered: 'Delivered',
  confirmed: 'Confirmed',
  pending: 'Pending',
  cancelled: 'Cancelled',
};

/** A stored status as a badge prints it. */
export const statusWord = (status: keyof typeof WORDS): string => WORDS[status];
