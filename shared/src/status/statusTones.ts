import type { EventStatus, OrderStatus, ReservationStatus, StallStatus, StoredStatus } from '../types';
import type { StatusTone } from '../ui';

/** Dashboards and `/orders`: delivered is green, preparing yellow, others blue (requirements 4, Order status). */
export function orderTone(status: OrderStatus): StatusTone {
  return preparedTone(status) ?? 'blue';
}

/** `/admin/orders` and its dialog: delivered is green, preparing yellow, others grey (requirements 4, Order status). */
export function adminOrderTone(status: OrderStatus): StatusTone {
  return preparedTone(status) ?? 'grey';
}

/** Reservations and tickets: confirmed is green, pending yellow, any other red (requirements 4, Reservation status). */
export function reservationTone(status: StoredStatus<ReservationStatus>): StatusTone {
  if (status === 'confirmed') return 'green';
  return status === 'pending' ? 'yellow' : 'red';
}

/** Upcoming is green, completed blue, any other red (requirements 2, Manage events). */
export function eventTone(status: StoredStatus<EventStatus>): StatusTone {
  if (status === 'upcoming') return 'green';
  return status === 'completed' ? 'blue' : 'red';
}

/** Active is green, maintenance yellow, any other red (requirements 2, Manage stalls). */
export function stallTone(status: StoredStatus<StallStatus>): StatusTone {
  if (status === 'active') return 'green';
  return status === 'maintenance' ? 'yellow' : 'red';
}

/** A dish on `/admin/menu`: Available is green, Unavailable red. */
export function availabilityTone(isAvailable: boolean): StatusTone {
  return isAvailable ? 'green' : 'red';
}

function preparedTone(status: OrderStatus): StatusTone | null {
  if (status === 'delivered') return 'green';
  return status === 'preparing' ? 'yellow' : null;
}
