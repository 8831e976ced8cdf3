import { RESERVATION_OCCASIONS } from '@venue/shared/limits';
import { earliestDate, guestOptions, reservationSlots, type FormErrors } from '@venue/shared/rules';
import type { ReservationForm } from '@venue/shared/types';
import { Field, FormGrid, Select, TextArea, TextInput, useNow } from '@venue/shared/ui';
import type { ReactNode } from 'react';

interface ReservationFieldsProps {
  errors: FormErrors<ReservationForm>;
  /** What is worth knowing about the choice. */
  children: ReactNode;
}

/** The fields of both tabs (spec 5): all but Occasion and Special Requests are required. */
export function ReservationFields({ errors, children }: ReservationFieldsProps) {
  const now = useNow();
  return (
    <FormGrid>
      <Field label="Date" error={errors.date}>
        {/* the earliest day is only known once the page is alive */}
        <TextInput name="date" type="date" required min={now ? earliestDate(now) : undefined} />
      </Field>
      <Field label="Time" error={errors.time}>
        <Select name="time" required defaultValue="">
          <option value="">Select a time</option>
          {reservationSlots().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Guests" error={errors.guests}>
        <Select name="guests" required defaultValue="">
          <option value="">How many are you?</option>
          {guestOptions().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Occasion" optional>
        <Select name="occasion" defaultValue="">
          <option value="">Select an occasion</option>
          {RESERVATION_OCCASIONS.map((occasion) => (
            <option key={occasion}>{occasion}</option>
          ))}
        </Select>
      </Field>
      {children}
      <Field label="Full Name" error={errors.name}>
        <TextInput name="name" required autoComplete="name" />
      </Field>
      <Field label="Phone" error={errors.phone}>
        <TextInput name="phone" type="tel" required autoComplete="tel" />
      </Field>
      <div data-wide>
        <Field label="Email" error={errors.email}>
          <TextInput name="email" type="email" required autoComplete="email" />
        </Field>
      </div>
      <div data-wide>
        <Field label="Special Requests" optional>
          <TextArea name="requests" rows={3} />
        </Field>
      </div>
    </FormGrid>
  );
}
