import { RESERVATION_OCCASIONS } from '@venue/shared/limits';
import { guestOptions, reservationSlots, type FormErrors } from '@venue/shared/rules';
import type { ReservationForm } from '@venue/shared/types';
import { Field, FormGrid, FormRow, Select, TextArea, TextInput } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import { DateField } from '../../forms/DateField';
import { Options } from '../../forms/Options';

interface ReservationFieldsProps {
  errors: FormErrors<ReservationForm>;
  /** Hints about the chosen values. */
  children: ReactNode;
}

/** The fields of both tabs; all but Occasion and Special Requests are required (requirements 5, Reservation page). */
export function ReservationFields({ errors, children }: ReservationFieldsProps) {
  return (
    <FormGrid>
      <DateField error={errors.date} />
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
      <Field label="Full Name" error={errors.name}>
        <TextInput name="name" required autoComplete="name" />
      </Field>
      <Field label="Phone" error={errors.phone}>
        <TextInput name="phone" type="tel" required autoComplete="tel" />
      </Field>
      <FormRow>
        <Field label="Email" error={errors.email}>
          <TextInput name="email" type="email" required autoComplete="email" />
        </Field>
      </FormRow>
      <FormRow>
        <Field label="Special Requests" optional>
          <TextArea name="requests" rows={3} />
        </Field>
      </FormRow>
    </FormGrid>
  );
}
