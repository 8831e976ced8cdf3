import { STAFF_BOOKING_GUESTS_MAX } from '@venue/shared/limits';
import {
  dateProblem,
  emailProblem,
  formErrors,
  minutesOf,
  missing,
  STAFF_DATES,
  wholeNumberProblem,
  type FormErrors,
} from '@venue/shared/rules';

/** The text of the form by control (requirements 3, Forms). */
interface StaffReservation {
  date: string;
  time: string;
  guests: string;
  name: string;
  phone: string;
  email: string;
}

const problemsOf = ({ date, time, guests, email }: StaffReservation) => ({
  date: dateProblem(date, STAFF_DATES),
  time: minutesOf(time) === null && 'Choose a time',
  guests: wholeNumberProblem(guests, 1, STAFF_BOOKING_GUESTS_MAX),
  email: email.trim() !== '' && emailProblem(email),
});

/** Any date, also a past one. A booking taken at the gate may have no name and no number. */
export const checkReservation = (form: StaffReservation): FormErrors<StaffReservation> =>
  formErrors(problemsOf(form));

/** The same for a new one, which needs both (decisions, New reservations). */
export const checkNewReservation = (form: StaffReservation): FormErrors<StaffReservation> =>
  formErrors({
    ...problemsOf(form),
    name: missing(form.name, 'Enter a name'),
    phone: missing(form.phone, 'Enter a phone number'),
  });
