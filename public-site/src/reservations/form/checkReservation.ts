import { dateProblem, formErrors, missing, personProblems, type FormErrors } from '@venue/shared/rules';
import { bookingDates } from '../../forms/bookingDates';

/** The text of the form by control (requirements 3, Forms). */
export interface ReservationForm {
  name: string;
  email: string;
  phone: string;
  date: string;
  time: string;
  guests: string;
  occasion: string;
  requests: string;
}

/**
 * Reservation page: the date is today in Nairobi or later; occasion and requests are optional (requirements 5,
 * Reservation page).
 */
export function checkReservation(form: ReservationForm, now: Date): FormErrors<ReservationForm> {
  return formErrors({
    ...personProblems(form),
    date: dateProblem(form.date, bookingDates(now)),
    time: missing(form.time, 'Choose a time'),
    guests: missing(form.guests, 'Choose how many guests'),
  });
}
