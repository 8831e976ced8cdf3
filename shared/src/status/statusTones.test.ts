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
  ticketTone,
} from './statusTones';

/** Each status with its colour, so that a status added later fails here until it has one. */
function colours<Status extends string>(statuses: readonly Status[], tone: (status: Status) => string) {
  return Object.fromEntries(statuses.map((status) => [status, tone(status)]));
}

it('colours orders green when delivered, yellow when preparing, else blue for customers', () => {
  expect(colours(ORDER_STATUSES, orderTone)).toEqual({
    confirmed: 'blue',
    preparing: 'yellow',
    delivered: 'green',
    cancelled: 'blue',
  });
});

it('colours the other orders grey in the admin list', () => {
  expect(colours(ORDER_STATUSES, adminOrderTone)).toEqual({
    confirmed: 'grey',
    preparing: 'yellow',
    delivered: 'green',
    cancelled: 'grey',
  });
});

it('colours reservations and tickets green when confirmed, yellow when pending, else red', () => {
  const expected = { pending: 'yellow', confirmed: 'green', cancelled: 'red' };
  expect(colours(RESERVATION_STATUSES, reservationTone)).toEqual(expected);
  expect(colours(TICKET_STATUSES, ticketTone)).toEqual(expected);
});

it('colours events green when upcoming, blue when completed, else red', () => {
  expect(colours(EVENT_STATUSES, eventTone)).toEqual({
    upcoming: 'green',
    completed: 'blue',
    cancelled: 'red',
  });
});

it('colours stalls green when active, yellow in maintenance, else red', () => {
  expect(colours(STALL_STATUSES, stallTone)).toEqual({
    active: 'green',
    maintenance: 'yellow',
    closed: 'red',
  });
});

it('colours an available dish green and an unavailable one red', () => {
  expect([true, false].map(availabilityTone)).toEqual(['green', 'red']);
});
