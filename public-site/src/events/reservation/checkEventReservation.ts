import {
  formErrors,
  missing,
  personProblems,
  wholeNumberProblem,
  type FormErrors,
} from '@venue/shared/rules';

/** Fewest and most guests of one event reservation (requirements 9, Limits). */
export const EVENT_GUESTS_MIN = 1;
export const EVENT_GUESTS_MAX = 10;

/** The form with nothing typed: a text for each control (requirements 3, Forms), and the date. */
export const EMPTY_EVENT_RESERVATION = { date: '', name: '', email: '', phone: '', guests: '', requests: '' };
export type EventReservationForm = typeof EMPTY_EVENT_RESERVATION;

/** Event reservation: name, email, phone and 1 to 10 guests are required (requirements 5, Event reservation). */
export function checkEventReservation(form: EventReservationForm): FormErrors<EventReservationForm> {
  return formErrors({
    ...personProblems(form),
    guests:
      missing(form.guests, 'Enter how many guests') ||
      wholeNumberProblem(form.guests, EVENT_GUESTS_MIN, EVENT_GUESTS_MAX),
  });
}
