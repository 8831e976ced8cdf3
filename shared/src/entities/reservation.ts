import { STAFF_BOOKING_GUESTS_MAX } from '../limits';
import { sampleReservations } from '../samples';
import { RESERVATION_STATUSES, type AdminReservation } from '../types';
import type { FieldsOf, RecordKind } from './field';

/** The fields of a reservation that a person can change. One taken at the gate may have no name and no number. */
export const reservationFields = {
  date: { kind: 'date' },
  time: { kind: 'time' },
  guests: { kind: 'whole', min: 1, max: STAFF_BOOKING_GUESTS_MAX, noun: 'number of guests' },
  status: { kind: 'status', known: RESERVATION_STATUSES },
  name: { kind: 'name', max: 200, isOptional: true },
  tableNumber: { kind: 'line', max: 20, isOptional: true, word: 'table' },
  phone: { kind: 'phone', max: 50, isOptional: true, noun: 'phone number' },
  email: { kind: 'email', max: 254, isOptional: true, noun: 'e-mail address' },
  specialRequests: { kind: 'text', max: 2000, isOptional: true },
} as const satisfies FieldsOf<Omit<AdminReservation, 'createdAt'>>;

export const reservationKind: RecordKind<AdminReservation> = {
  one: 'reservation',
  many: 'reservations',
  fields: reservationFields,
  nameOf: ({ id, name }) => `${id}${name ? ` (${name})` : ''}`,
  samples: sampleReservations,
};
