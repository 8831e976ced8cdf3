import {
  dateProblem,
  emailProblem,
  formErrors,
  missing,
  STAFF_DATES,
  wholeNumberProblem,
  type FormErrors,
} from '@venue/shared/rules';
import { STAFF_BOOKING_GUESTS_MAX } from '@venue/shared/limits';

/** The text of the form by control (requirements 3, Forms). */
export interface StaffReservationForm {
  date: string;
  time: string;
  guests: string;
  name: string;
  phone: string;
  email: string;
  specialRequests: string;
}

/** New Reservation of the console: also a past date; the email is optional (decisions, New reservations). */
export function checkStaffReservation(form: StaffReservationForm): FormErrors<StaffReservationForm> {
  return formErrors({
    date: dateProblem(form.date, STAFF_DATES),
    time: missing(form.time, 'Choose a time'),
    guests: wholeNumberProblem(form.guests, 1, STAFF_BOOKING_GUESTS_MAX),
    name: missing(form.name, 'Enter a name'),
    phone: missing(form.phone, 'Enter a phone number'),
    email: form.email.trim() !== '' && emailProblem(form.email),
  });
}
