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

/** The text of the form by control (requirements 3, Forms). */
export interface InquiryForm {
  eventName: string;
  eventType: string;
  date: string;
  time: string;
  guests: string;
  duration: string;
  budget: string;
  description: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  specialRequests: string;
}

/**
 * Event inquiry: event name, date, time, guests and the three contact fields are required (requirements 5, Event
 * inquiry).
 */
export function checkInquiry(form: InquiryForm, now: Date): FormErrors<InquiryForm> {
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
