import {
  dateProblem,
  formErrors,
  missing,
  personProblems,
  specialDayProblems,
  type FormErrors,
} from '@venue/shared/rules';
import { bookingDates } from '../../forms/bookingDates';

/**
 * The form with nothing typed: a text for each control, in the order of the page (requirements 3, Forms).
 */
export const EMPTY_RESERVATION = {
  date: '',
  time: '',
  guests: '',
  occasion: '',
  name: '',
  phone: '',
  email: '',
  requests: '',
};
export type ReservationForm = typeof EMPTY_RESERVATION;

/**
 * Reservation page: the date is today in Nairobi or later, and the venue is open then; occasion and requests are
 * optional (requirements 5, Reservation page; decisions, Special days).
 */
export function checkReservation(form: ReservationForm, now: Date): FormErrors<ReservationForm> {
  const special = specialDayProblems(form);
  return formErrors({
    ...personProblems(form),
    date: dateProblem(form.date, bookingDates(now)) || special.date,
    time: missing(form.time, 'Choose a time') || special.time,
    guests: missing(form.guests, 'Choose how many guests'),
  });
}
