import { readEmail } from '@venue/shared/forms';
import type { ReservationInput } from '@venue/shared/graphql';
import { reservationSlots, specialDayOn, specialHoursText } from '@venue/shared/rules';
import { NumberInput } from '@venue/shared/ui';
import type { AdminReservation } from '@venue/shared/types';
import {
  choiceField,
  dateField,
  defineForm,
  longTextField,
  plainField,
  textField,
  type RecordForm,
} from '../records/formFields';
import { checkStaffReservation, type StaffReservationForm } from './checkStaffReservation';

const guests = plainField<string>({
  ...{ label: 'Guests', initial: '2' },
  control: (input) => <NumberInput min={1} {...input} />,
});

/** Informational: staff may book on a special day (decisions, Special days). */
function specialDayHint(date: string): string {
  const day = specialDayOn(date);
  return day ? `${day.reason}: the venue is ${specialHoursText(day)}.` : '';
}

const SLOTS = reservationSlots().map(({ value }) => ({ value, label: value }));

const fields = {
  date: { ...dateField('Date'), hint: specialDayHint },
  time: choiceField<string>('Time', '', () => [{ value: '', label: 'Choose…' }, ...SLOTS]),
  guests,
  name: textField('Name'),
  phone: textField('Phone', { type: 'tel' }),
  email: textField('Email', { type: 'email', optional: true }),
  specialRequests: longTextField('Special requests', { optional: true }),
};

/** What the server asks for (requirements 5, Server payloads); optional fields that are blank are left out. */
function toInput(form: StaffReservationForm): ReservationInput {
  const { date, time, name, phone, email, specialRequests } = form;
  return {
    date,
    time,
    guests: Number(form.guests),
    name: name.trim(),
    phone: phone.trim(),
    ...(email.trim() && { email: readEmail(email.trim()) }),
    ...(specialRequests.trim() && { specialRequests: specialRequests.trim() }),
  };
}

/** The form of a reservation for today; the time is left for whoever fills it in. */
export const newReservationForm = (
  today: string,
): RecordForm<AdminReservation, StaffReservationForm, ReservationInput> => ({
  fields,
  toFormValues: () => ({ ...defineForm()(fields).toFormValues(null), date: today }),
  toInput,
  check: checkStaffReservation,
});
