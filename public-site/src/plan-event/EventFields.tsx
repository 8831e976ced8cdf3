import { DateField, EmailField, NameField, PhoneField } from '@venue/shared/forms';
import { LINE_MAX, TEXT_MAX } from '@venue/shared/limits';
import { type FormErrors } from '@venue/shared/rules';
import {
  Field,
  FormGrid,
  FormRow,
  NumberInput,
  Options,
  Select,
  TextArea,
  TextInput,
} from '@venue/shared/ui';
import type { InquiryForm } from './checkInquiry';
import { INQUIRY_BUDGETS, INQUIRY_DURATIONS, INQUIRY_EVENT_TYPES } from './inquiryChoices';
import { bookingDates } from '../forms/bookingDates';

interface FieldsProps {
  errors: FormErrors<InquiryForm>;
}

/** Fields of the event; name, date, time and guests are required (requirements 5, Event inquiry). */
export function EventFields({ errors }: FieldsProps) {
  return (
    <FormGrid>
      <Field label="Event Name" error={errors.eventName}>
        <TextInput maxLength={LINE_MAX} name="eventName" required />
      </Field>
      <Field label="Event Type" optional>
        <Select name="eventType" defaultValue="">
          <Options first="Select an event type" options={INQUIRY_EVENT_TYPES} />
        </Select>
      </Field>
      <DateField name="date" required limits={bookingDates} error={errors.date} />
      <Field label="Time" error={errors.time}>
        <TextInput name="time" type="time" required />
      </Field>
      <Field label="Guests" error={errors.guests}>
        <NumberInput name="guests" required min={1} step={1} />
      </Field>
      <Field label="Duration" optional>
        <Select name="duration" defaultValue="">
          <Options first="Select a duration" options={INQUIRY_DURATIONS} />
        </Select>
      </Field>
      <FormRow>
        <Field label="Budget" hint="In Kenyan shillings (KSh)." optional>
          <Select name="budget" defaultValue="">
            <Options first="Select a budget" options={INQUIRY_BUDGETS} />
          </Select>
        </Field>
      </FormRow>
      <FormRow>
        <Field label="Description" optional>
          <TextArea maxLength={TEXT_MAX} name="description" rows={3} />
        </Field>
      </FormRow>
    </FormGrid>
  );
}

/** Fields of the contact; name, email and phone are required (requirements 5, Event inquiry). */
export function ContactFields({ errors }: FieldsProps) {
  return (
    <FormGrid>
      <NameField label="Contact Name" name="contactName" error={errors.contactName} />
      <PhoneField label="Contact Phone" name="contactPhone" error={errors.contactPhone} />
      <FormRow>
        <EmailField label="Contact Email" name="contactEmail" error={errors.contactEmail} />
      </FormRow>
      <FormRow>
        <Field label="Special Requests" optional>
          <TextArea maxLength={TEXT_MAX} name="specialRequests" rows={3} />
        </Field>
      </FormRow>
    </FormGrid>
  );
}
