import { readEmail } from '@venue/shared/forms';
import type { ReservationChanges, ReservationInput } from '@venue/shared/graphql';
import { dateProblem, specialDayOn, specialHoursText, STAFF_DATES } from '@venue/shared/rules';
import { RESERVATION_STATUSES, type AdminReservation } from '@venue/shared/types';
import { NumberInput } from '@venue/shared/ui';
import {
  dateField,
  defineForm,
  longTextField,
  orNone,
  statusField,
  textField,
  timeField,
  type FormField,
  type RecordForm,
  type ValuesOf,
} from '../records/formFields';
import { checkNewReservation, checkReservation } from './checkReservation';

const guests: FormField<number, string> = {
  ...{ label: 'Guests', initial: '2', fill: String, read: Number },
  control: (input) => <NumberInput min={1} {...input} />,
};

/** Informational: staff may book on a special day (decisions, Special days). A date that is refused needs no hint. */
function specialDayHint(date: string): string {
  const day = dateProblem(date, STAFF_DATES) ? undefined : specialDayOn(date);
  return day ? `${day.reason}: the venue is ${specialHoursText(day)}.` : '';
}

const date = { ...dateField('Date'), hint: specialDayHint };
const asked = {
  guests,
  name: orNone(textField('Name')),
  phone: orNone(textField('Phone', { type: 'tel' })),
  email: orNone(textField('Email', { type: 'email', optional: true }), readEmail),
  specialRequests: orNone(longTextField('Special requests', { optional: true })),
};

const fields = {
  ...{ date, time: timeField('Time'), ...asked },
  tableNumber: orNone(textField('Table', { optional: true, maxLength: 20 })),
  status: statusField(RESERVATION_STATUSES, 'pending'),
};

const form = defineForm<AdminReservation>()(fields);
export type ReservationValues = ValuesOf<typeof fields>;

/** The form of a reservation: every field of requirements 3 that a person can change. */
export const reservationForm: RecordForm<AdminReservation, ReservationValues, ReservationChanges> = {
  ...form,
  /** Those that were changed: another host may have confirmed it meanwhile, which a server without versions can't tell. */
  toInput(values, record) {
    const now = Object.entries(form.toInput(values));
    const before: Readonly<Record<string, unknown>> = { ...record };
    return Object.fromEntries(now.filter(([name, value]) => value !== (before[name] || null)));
  },
  check: checkReservation,
};

const newFields = {
  date,
  time: timeField('Time'),
  ...asked,
  tableNumber: fields.tableNumber,
};
const newForm = defineForm<AdminReservation>()(newFields);
export type NewReservationValues = ValuesOf<typeof newFields>;
/** `createReservation` has no field for a table: it is given by an update. */
export type NewReservation = ReservationInput & { tableNumber?: string };

/** The form of a reservation for today, at any minute; the time is left for whoever fills it in. */
export const newReservationForm = (
  today: string,
): RecordForm<AdminReservation, NewReservationValues, NewReservation> => ({
  ...newForm,
  toFormValues: () => ({ ...newForm.toFormValues(null), date: today }),
  /** What the server asks for (requirements 5, Server payloads); optional fields that are blank are left out. */
  toInput(values) {
    const { name, phone, email, specialRequests, tableNumber, ...rest } = newForm.toInput(values);
    return {
      ...rest,
      name: name ?? '',
      phone: phone ?? '',
      ...(email && { email }),
      ...(specialRequests && { specialRequests }),
      ...(tableNumber && { tableNumber }),
    };
  },
  check: checkNewReservation,
});
