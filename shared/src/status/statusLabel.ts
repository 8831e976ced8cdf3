import type { EventStatus, OrderStatus, ReservationStatus, StallStatus, TicketStatus } from '../types';

type Status = OrderStatus | ReservationStatus | TicketStatus | EventStatus | StallStatus;

const STATUS_LABELS: Readonly<Record<Status, string>> = {
  active: 'Active',
  cancelled: 'Cancelled',
  closed: 'Closed',
  completed: 'Completed',
  confirmed: 'Confirmed',
  delivered: 'Delivered',
  maintenance: 'Maintenance',
  pending: 'Pending',
  preparing: 'Preparing',
  upcoming: 'Upcoming',
};

const isStatus = (text: string): text is Status => Object.hasOwn(STATUS_LABELS, text);

/** Label of a stored status. One that only a server knows is shown with a capital letter. */
export function statusLabel(status: string): string {
  return isStatus(status) ? STATUS_LABELS[status] : capitalized(status);
}

/** "Delivery" from "delivery". */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
