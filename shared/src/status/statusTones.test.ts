import {
  EVENT_STATUSES,
  ORDER_STATUSES,
  RESERVATION_STATUSES,
  STALL_STATUSES,
  TICKET_STATUSES,
} from '../types';
import {
  adminOrderTone,
  availabilityTone,
  eventTone,
  orderTone,
  reservationTone,
  stallTone,
} from './statusTones';

/** Each status with its colour, so that a status added later fails here until it has one. */
function colours<Status extends string>(statuses: readonly Status[], tone: (status: Status) => string) {
  return Object.fromEntries(statuses.map((status) => [status, tone(status)]));
}

it('orders are green when delivered, yellow when preparing, and blue otherwise for customers', () => {
  expect(colours(ORDER_STATUSES, orderTone)).toEqual({
    confirmed: 'blue',
    preparing: 'yellow',
    delivered: 'green',
    cancelled: 'blue',
  });
});

it('orders that are neither delivered nor preparing are grey in the admin list', () => {
  expect(colours(ORDER_STATUSES, adminOrderTone)).toEqual({
    confirmed: 'grey',
    preparing: 'yellow',
    delivered: 'green',
    cancelled: 'grey',
  });
});

it('reservations and tickets are green when confirmed, yellow when pending, and red otherwise', () => {
  const expected = { pending: 'yellow', confirmed: 'green', cancelled: 'red' };
  expect(colours(RESERVATION_STATUSES, reservationTone)).toEqual(expected);
  expect(colours(TICKET_STATUSES, reservationTone)).toEqual(expected);
});

it('events are green when upcoming, blue when completed, and red otherwise', () => {
  expect(colours(EVENT_STATUSES, eventTone)).toEqual({
    upcoming: 'green',
    completed: 'blue',
    cancelled: 'red',
  });
});

it('stalls are green when active, yellow in maintenance, and red otherwise', () => {
  expect(colours(STALL_STATUSES, stallTone)).toEqual({
    active: 'green',
    maintenance: 'yellow',
    closed: 'red',
  });
});

it('an available dish is green and an unavailable one red', () => {
  expect([true, false].map(availabilityTone)).toEqual(['green', 'red']);
});
