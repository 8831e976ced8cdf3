import { DateField, EmailField, NameField, PhoneField } from '@venue/shared/forms';
import { TEXT_MAX } from '@venue/shared/limits';
import { reservationSlots, type FormErrors } from '@venue/shared/rules';
import { Field, FormGrid, FormRow, Options, Select, TextArea, type Elements } from '@venue/shared/ui';
import { RESERVATION_OCCASIONS, guestOptions } from '../reservationChoices';
import { bookingDates } from '../../forms/bookingDates';
import type { ReservationForm } from './checkReservation';

interface ReservationFieldsProps {
  errors: FormErrors<ReservationForm>;
  /** Hints about the chosen values. */
  children: Elements;
}

/** The fields of both tabs; all but Occasion and Special Requests are required (requirements 5, Reservation page). */
export function ReservationFields({ errors, children }: ReservationFieldsProps) {
  return (
    <FormGrid>
      <DateField name="date" required limits={bookingDates} error={errors.date} />
      <Field label="Time" error={errors.time}>
        <Select name="time" required defaultValue="">
          <Options first="Select a time" options={reservationSlots()} />
        </Select>
      </Field>
      <Field label="Guests" error={errors.guests}>
        <Select name="guests" required defaultValue="">
          <Options first="How many are you?" options={guestOptions()} />
        </Select>
      </Field>
      <Field label="Occasion" optional>
        <Select name="occasion" defaultValue="">
          <Options first="Select an occasion" options={RESERVATION_OCCASIONS} />
        </Select>
      </Field>
      {children}
      <NameField error={errors.name} />
      <PhoneField error={errors.phone} />
      <FormRow>
        <EmailField error={errors.email} />
      </FormRow>
      <FormRow>
        <Field label="Special Requests" optional>
          <TextArea maxLength={TEXT_MAX} name="requests" rows={3} />
        </Field>
      </FormRow>
    </FormGrid>
  );
}
