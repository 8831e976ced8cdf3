import { STAFF_BOOKING_GUESTS_MAX } from '@venue/shared/limits';
import { isEmail } from '@venue/shared/rules';
import { builder } from '../schema/builder';
import {
  type Check,
  date,
  optional,
  present,
  problemsOf,
  required,
  textOrNull,
  time,
  whole,
  type WithoutNull,
} from '../schema/checks';
import { refuseProblems } from '../schema/errors';
import { reservationStatus } from './reservationTable';

export const ReservationStatus = builder.enumType('ReservationStatus', {
  values: reservationStatus.enumValues,
});

export const CreateReservationInput = builder.inputType('CreateReservationInput', {
  fields: (t) => ({
    date: t.string({ required: true }),
    time: t.string({ required: true }),
    guests: t.int({ required: true }),
    name: t.string({ required: true }),
    phone: t.string({ required: true }),
    email: t.string(),
    specialRequests: t.string(),
  }),
});

export const UpdateReservationInput = builder.inputType('UpdateReservationInput', {
  fields: (t) => ({
    date: t.string(),
    time: t.string(),
    guests: t.int(),
    status: t.field({ type: ReservationStatus }),
    name: t.string(),
    phone: t.string(),
    email: t.string(),
    tableNumber: t.string(),
    specialRequests: t.string(),
  }),
});

type Input = typeof UpdateReservationInput.$inferInput;

const email: Check = (value) =>
  optional('the e-mail address', 254)(value) ||
  (typeof value === 'string' &&
    value.trim() !== '' &&
    !isEmail(value) &&
    'Enter an e-mail address like name@example.com.');

const CHECKS: Record<keyof Input, Check> = {
  date,
  time,
  guests: whole('a number of guests', 1, STAFF_BOOKING_GUESTS_MAX),
  status: present('a status'),
  name: required('a name', 200),
  phone: required('a phone number', 50),
  email,
  tableNumber: optional('the table number', 20),
  specialRequests: optional('the special requests', 2000),
};
/** A booking taken at the gate may have no name and no number; an edit leaves it so. */
const UPDATE_CHECKS = { ...CHECKS, name: optional('the name', 200), phone: optional('the phone number', 50) };

const columns = <Given extends Input>(input: Given) => ({
  ...(input as WithoutNull<Given, 'date' | 'time' | 'guests' | 'status'>),
  name: textOrNull(input.name),
  phone: textOrNull(input.phone),
  email: textOrNull(input.email),
  specialRequests: textOrNull(input.specialRequests),
});

/**
 * The columns of a new reservation, which starts as pending.
 * @throws BAD_USER_INPUT with a sentence for each field.
 */
export function newReservation(input: typeof CreateReservationInput.$inferInput) {
  refuseProblems(problemsOf(CHECKS, input));
  return { ...columns(input), status: 'pending' as const };
}

/**
 * The columns that an edit sets.
 * @throws BAD_USER_INPUT with a sentence for each field.
 */
export function reservationColumns(input: Input) {
  refuseProblems(problemsOf(UPDATE_CHECKS, input));
  return { ...columns(input), tableNumber: textOrNull(input.tableNumber) };
}
