import { readEmail } from '@venue/shared/forms';
import type { ReservationInput } from '@venue/shared/graphql';
import type { Resolver } from 'react-hook-form';
import { checkStaffReservation, type StaffReservationForm } from './checkStaffReservation';

/** The form of a reservation for today; the time is left for whoever fills it in. */
export const newReservation = (today: string): StaffReservationForm => ({
  date: today,
  time: '',
  guests: '2',
  name: '',
  phone: '',
  email: '',
  specialRequests: '',
});

/** What the server asks for (requirements 5, Server payloads); optional fields that are blank are left out. */
export function toInput(form: StaffReservationForm): ReservationInput {
  const { date, time, guests, name, phone, email, specialRequests } = form;
  return {
    date,
    time,
    guests: Number(guests),
    name: name.trim(),
    phone: phone.trim(),
    ...(email.trim() && { email: readEmail(email.trim()) }),
    ...(specialRequests.trim() && { specialRequests: specialRequests.trim() }),
  };
}

/** Checks the form with the rules of all forms, in the shape that react-hook-form expects. */
export const validate: Resolver<StaffReservationForm> = (values) => {
  const errors = Object.entries(checkStaffReservation(values)).map(([field, message]) => [
    field,
    { type: 'validate', message },
  ]);
  return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) };
};
