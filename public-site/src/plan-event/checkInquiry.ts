import {
  dateProblem,
  emailProblem,
  formErrors,
  missing,
  nameProblem,
  phoneProblem,
  specialDayProblems,
  wholeNumberProblem,
  type FormErrors,
} from '@venue/shared/rules';
import { bookingDates } from '../forms/bookingDates';

/**
 * The form with nothing typed: a text for each control, in the order of the page; `package` is the id of the
 * selected package (requirements 3, Forms).
 */
export const EMPTY_INQUIRY = {
  package: '',
  eventName: '',
  eventType: '',
  date: '',
  time: '',
  guests: '',
  duration: '',
  budget: '',
  description: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  specialRequests: '',
};
export type InquiryForm = typeof EMPTY_INQUIRY;

/**
 * Event inquiry: event name, date, time, guests and the three contact fields are required (requirements 5, Event
 * inquiry).
 */
export function checkInquiry(form: Omit<InquiryForm, 'package'>, now: Date): FormErrors<InquiryForm> {
  const special = specialDayProblems(form);
  return formErrors({
    eventName: missing(form.eventName, 'Enter a name for the event'),
    date: dateProblem(form.date, bookingDates(now)) || special.date,
    time: missing(form.time, 'Choose a time') || special.time,
    guests: missing(form.guests, 'Enter how many guests') || wholeNumberProblem(form.guests, 1),
    contactName: nameProblem(form.contactName),
    contactEmail: emailProblem(form.contactEmail),
    contactPhone: phoneProblem(form.contactPhone),
  });
}
