import { EmailField, NameField, PhoneField, SubmitButton, useFormSubmission } from '@venue/shared/forms';
import { formatTime } from '@venue/shared/rules';
import { REPLY_WITHIN } from '@venue/shared/text';
import { Field, NumberInput, Stack, Text, TextArea } from '@venue/shared/ui';
import type { UpcomingEvent } from '../../catalogue/events';
import { UseMyDetails } from '../../forms/UseMyDetails';
import { NextDate } from '../NextDate';
import * as S from './EventReservation.styles';
import {
  checkEventReservation,
  EMPTY_EVENT_RESERVATION,
  EVENT_GUESTS_MAX,
  EVENT_GUESTS_MIN,
  type EventReservationForm as Reservation,
} from './checkEventReservation';

interface EventReservationFormProps {
  event: UpcomingEvent;
  onReserve: (form: Reservation) => void;
}

export function EventReservationForm({ event, onReserve }: EventReservationFormProps) {
  const { formProps, errors, fill } = useFormSubmission({
    empty: EMPTY_EVENT_RESERVATION,
    check: checkEventReservation,
    missing: () => ({ title: 'Missing Information', text: 'Please fill in all required fields.' }),
    onValid: onReserve,
  });
  return (
    <S.Root id="reserve" tabIndex={-1} aria-labelledby="reserve-title">
      <div>
        <S.Title id="reserve-title">Reserve Your Spot</S.Title>
        <Text>
          <NextDate series={event.series} />
          <span>{`, ${formatTime(event.series.start)}`}</span>
        </Text>
      </div>
      <UseMyDetails onUse={({ name, email, phone }) => fill({ name, email, phone })} />
      <Stack as="form" {...formProps} aria-labelledby="reserve-title">
        <NameField error={errors.name} />
        <EmailField error={errors.email} />
        <PhoneField error={errors.phone} />
        <Field
          label="Number of Guests"
          hint={`${EVENT_GUESTS_MIN} to ${EVENT_GUESTS_MAX}`}
          error={errors.guests}
        >
          <NumberInput name="guests" required min={EVENT_GUESTS_MIN} max={EVENT_GUESTS_MAX} />
        </Field>
        <Field label="Special Requests" optional>
          <TextArea name="requests" rows={3} />
        </Field>
        <SubmitButton>Submit Reservation</SubmitButton>
        <Text $step="small" $ink="ink3">
          We confirm by email or phone {REPLY_WITHIN}. No payment now.
        </Text>
      </Stack>
    </S.Root>
  );
}
