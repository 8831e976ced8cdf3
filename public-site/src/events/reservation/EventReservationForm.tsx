import { EmailField, NameField, PhoneField, SubmitButton, useFormSubmission } from '@venue/shared/forms';
import { TEXT_MAX } from '@venue/shared/limits';
import { paths } from '@venue/shared/paths';
import { formatTime } from '@venue/shared/rules';
import { REPLY_WITHIN } from '@venue/shared/text';
import {
  Banner,
  ButtonLink,
  Field,
  NumberInput,
  Options,
  Select,
  Stack,
  Text,
  TextArea,
  useNow,
} from '@venue/shared/ui';
import type { UpcomingEvent } from '../../catalogue/events';
import { UseMyDetails } from '../../forms/UseMyDetails';
import { eventOnNow, nextEvents } from '../eventDates';
import { DATES_OFFERED } from '../eventTimes';
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
  const now = useNow();
  const current = now && eventOnNow(event, now);
  const dates = now ? nextEvents(event, now, DATES_OFFERED) : [];
  if (now && dates.length === 0)
    return (
      <S.Root id="reserve" tabIndex={-1} aria-labelledby="reserve-title">
        <S.Title id="reserve-title">This event has begun or is over</S.Title>
        <ButtonLink to={paths.events()}>Upcoming Events</ButtonLink>
      </S.Root>
    );
  return (
    <S.Root id="reserve" tabIndex={-1} aria-labelledby="reserve-title">
      <div>
        <S.Title id="reserve-title">Reserve Your Spot</S.Title>
        <Text>{`${event.date}, ${formatTime(event.series.start)}`}</Text>
      </div>
      <UseMyDetails onUse={({ name, email, phone }) => fill({ name, email, phone })} />
      <Stack as="form" {...formProps} aria-labelledby="reserve-title">
        {current && (
          <Banner live>
            {`It began at ${formatTime(current.time)} and is on until ${formatTime(current.end)}: you reserve for ${dates[0]?.text} or later.`}
          </Banner>
        )}
        <Field label="Date">
          <Select name="date" defaultValue="">
            {now ? (
              <Options options={dates.map(({ date, text }) => ({ value: date, label: text }))} />
            ) : (
              <Options first="The next date" options={[]} />
            )}
          </Select>
        </Field>
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
          <TextArea maxLength={TEXT_MAX} name="requests" rows={3} />
        </Field>
        <SubmitButton>Submit Reservation</SubmitButton>
        <Text $step="small" $ink="ink3">
          We confirm by email or phone {REPLY_WITHIN}. No payment now.
        </Text>
      </Stack>
    </S.Root>
  );
}
