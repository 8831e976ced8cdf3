import { EVENT_GUESTS_MAX, EVENT_GUESTS_MIN, RATING_MAX, STAFF_BOOKING_GUESTS_MAX } from '../limits';
import type {
  ContactForm,
  CustomerForm,
  DeliveryForm,
  EventReservationForm,
  InquiryForm,
  Profile,
  ReservationForm,
  ReviewForm,
  SignUpForm,
  StaffReservationForm,
} from '../types';
import { bookingDates, dateProblem, STAFF_DATES } from './dateLimits';

/** Error messages by field, in the order of the form; empty when there are none. */
export type FormErrors<Form> = Partial<Record<keyof Form, string>>;

type Problem = string | false;

const NAME = 'Enter your name';
const PHONE = 'Enter your phone number';

/** Whether a text looks like an e-mail address: some characters, an @, and a host with a dot. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}

/** Whether the password and its repetition are the same (requirements 5, Sign-up). */
export function passwordsMatch(form: Pick<SignUpForm, 'password' | 'confirmPassword'>): boolean {
  return form.password === form.confirmPassword;
}

/** Sign-up: all fields, equal passwords and accepted terms (requirements 5, Sign-up; decisions, Sign-up). */
export function checkSignUp(form: SignUpForm): FormErrors<SignUpForm> {
  return problems({
    name: missing(form.name, NAME),
    email: emailProblem(form.email),
    phone: missing(form.phone, PHONE),
    password: form.password === '' && 'Choose a password',
    confirmPassword: !passwordsMatch(form) && 'Passwords do not match!',
    acceptsTerms: missing(form.acceptsTerms, 'Accept the terms and conditions to create an account'),
  });
}

/**
 * Reservation page: the date is today in Nairobi or later; occasion and requests are optional (requirements 5,
 * Reservation page).
 */
export function checkReservation(form: ReservationForm, now: Date): FormErrors<ReservationForm> {
  return problems({
    name: missing(form.name, NAME),
    email: emailProblem(form.email),
    phone: missing(form.phone, PHONE),
    date: dateProblem(form.date, bookingDates(now)),
    time: missing(form.time, 'Choose a time'),
    guests: missing(form.guests, 'Choose how many guests'),
  });
}

/** New Reservation of the console: also a past date; the email is optional (decisions, New reservations). */
export function checkStaffReservation(form: StaffReservationForm): FormErrors<StaffReservationForm> {
  return problems({
    date: dateProblem(form.date, STAFF_DATES),
    time: missing(form.time, 'Choose a time'),
    guests:
      !isWholeNumber(form.guests, 1, STAFF_BOOKING_GUESTS_MAX) &&
      `Enter a whole number from 1 to ${STAFF_BOOKING_GUESTS_MAX}`,
    name: missing(form.name, 'Enter a name'),
    phone: missing(form.phone, 'Enter a phone number'),
    email: form.email.trim() !== '' && emailProblem(form.email),
  });
}

/** Order page: name, phone and address are required (requirements 5, Order page). */
export function checkDelivery(form: DeliveryForm): FormErrors<DeliveryForm> {
  return problems({
    name: missing(form.name, NAME),
    phone: missing(form.phone, PHONE),
    address: missing(form.address, 'Enter the delivery address'),
  });
}

/** Cart page: name, email and phone are required, the address is optional (requirements 5, Cart page). */
export function checkCustomer(form: CustomerForm): FormErrors<CustomerForm> {
  return problems({
    name: missing(form.name, NAME),
    email: emailProblem(form.email),
    phone: missing(form.phone, PHONE),
  });
}

/** Event reservation: name, email, phone and 1 to 10 guests are required (requirements 5, Event reservation). */
export function checkEventReservation(form: EventReservationForm): FormErrors<EventReservationForm> {
  return problems({
    name: missing(form.name, NAME),
    email: emailProblem(form.email),
    phone: missing(form.phone, PHONE),
    guests:
      missing(form.guests, 'Enter how many guests') ||
      (!isWholeNumber(form.guests, EVENT_GUESTS_MIN, EVENT_GUESTS_MAX) &&
        `Enter a whole number from ${EVENT_GUESTS_MIN} to ${EVENT_GUESTS_MAX}`),
  });
}

/** Contact: name, email, subject and message are required, the phone is optional (requirements 5, Contact). */
export function checkContact(form: ContactForm): FormErrors<ContactForm> {
  return problems({
    name: missing(form.name, NAME),
    email: emailProblem(form.email),
    subject: missing(form.subject, 'Enter a subject'),
    message: missing(form.message, 'Write your message'),
  });
}

/**
 * Event inquiry: event name, date, time, guests and the three contact fields are required (requirements 5, Event
 * inquiry).
 */
export function checkInquiry(form: InquiryForm, now: Date): FormErrors<InquiryForm> {
  return problems({
    eventName: missing(form.eventName, 'Enter a name for the event'),
    date: dateProblem(form.date, bookingDates(now)),
    time: missing(form.time, 'Choose a time'),
    guests:
      missing(form.guests, 'Enter how many guests') ||
      (!isWholeNumber(form.guests, 1, Infinity) && 'Enter a whole number, 1 or more'),
    contactName: missing(form.contactName, NAME),
    contactEmail: emailProblem(form.contactEmail),
    contactPhone: missing(form.contactPhone, PHONE),
  });
}

/** Profile: name, email and phone are required (requirements 5, Profile). */
export function checkProfile(form: Profile): FormErrors<Profile> {
  return problems({
    name: missing(form.name, NAME),
    email: emailProblem(form.email),
    phone: missing(form.phone, PHONE),
  });
}

/** Review: dish, 1 to 5 stars and comment are required (requirements 3, Review). */
export function checkReview(form: ReviewForm): FormErrors<ReviewForm> {
  return problems({
    itemName: missing(form.itemName, 'Enter what you had'),
    rating: !isWholeNumber(form.rating, 1, RATING_MAX) && `Choose from 1 to ${RATING_MAX} stars`,
    comment: missing(form.comment, 'Write a few words about it'),
  });
}

function missing(text: string, message: string): Problem {
  return text.trim() === '' && message;
}

function emailProblem(email: string): Problem {
  return (
    missing(email, 'Enter your e-mail address') ||
    (!isEmail(email) && 'Enter an e-mail address like name@example.com')
  );
}

function isWholeNumber(text: string, min: number, max: number): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
}

function problems<Field extends string>(checks: Record<Field, Problem>): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const field in checks) {
    const problem: Problem = checks[field];
    if (problem) found[field] = problem;
  }
  return found;
}
