import { STAFF_BOOKING_GUESTS_MAX } from '@venue/shared/limits';
import type { ReservationInput } from '@venue/shared/graphql';
import { paths } from '@venue/shared/paths';
import { isEmail, nairobiDate, reservationSlots } from '@venue/shared/rules';
import { Field, FormGrid, FormRow, NumberInput, Select, TextArea, TextInput, useNow } from '@venue/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useVenueData } from '../data/VenueData';
import { FormDialog } from '../records/FormDialog';
import { failedTo, problemOf, type Problem } from '../records/problem';
import { toastSaved } from '../records/toastSaved';
import { useBusy } from '../records/useBusy';
import { useShowRecordAction } from '../records/useShowRecordAction';

type Typed = Record<'date' | 'time' | 'guests' | 'name' | 'phone' | 'email' | 'specialRequests', string>;

/** What the server asks for (requirements 5, Server payloads); optional fields that are blank are left out. */
function toInput({ date, time, guests, name, phone, email, specialRequests }: Typed): ReservationInput {
  return {
    date,
    time,
    guests: Number(guests),
    name: name.trim(),
    phone: phone.trim(),
    ...(email.trim() && { email: email.trim() }),
    ...(specialRequests.trim() && { specialRequests: specialRequests.trim() }),
  };
}

const isPeople = (guests: string) =>
  Number.isInteger(Number(guests)) && Number(guests) >= 1 && Number(guests) <= STAFF_BOOKING_GUESTS_MAX;
const isGiven = (typed: string) => typed.trim() !== '';

/** Adds a reservation made by phone, by WhatsApp or at the gate (decisions, New reservations). */
export function NewReservationDialog({ onClose }: { onClose: () => void }) {
  const { reservations } = useVenueData();
  const show = useShowRecordAction(reservations, paths.adminReservations());
  const now = useNow();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { register, handleSubmit, formState } = useForm<Typed>({
    defaultValues: {
      date: now ? nairobiDate(now) : '',
      time: '',
      guests: '2',
      name: '',
      phone: '',
      email: '',
      specialRequests: '',
    },
  });
  const { errors, isDirty } = formState;
  // Not the form's own `isSubmitting`: the fields must take the focus while they are checked.
  const [isBusy, run] = useBusy();

  async function save(typed: Typed) {
    setProblem(null);
    const outcome = await reservations.create(toInput(typed));
    if (!outcome.ok) return setProblem(problemOf(failedTo('add', 'reservation'), outcome.failure));
    onClose();
    toastSaved(`Reservation ${outcome.value.id} added`, outcome, {
      more: 'It is pending until you confirm it.',
      action: show(outcome.value),
    });
  }

  return (
    <FormDialog
      title="New Reservation"
      submitLabel="Add Reservation"
      form={{
        onSubmit: (event) => void handleSubmit((typed) => run(() => save(typed)))(event),
        isDirty,
        isBusy,
        problem,
      }}
      onClose={onClose}
    >
      <FormGrid>
        <Field label="Date" error={errors.date?.message}>
          <TextInput type="date" {...register('date', { required: 'Choose a date.' })} />
        </Field>
        <Field label="Time" error={errors.time?.message}>
          <Select {...register('time', { required: 'Choose a time.' })}>
            <option value="">Choose…</option>
            {reservationSlots().map(({ value }) => (
              <option key={value}>{value}</option>
            ))}
          </Select>
        </Field>
        <Field label="Guests" error={errors.guests?.message}>
          <NumberInput
            min={1}
            {...register('guests', {
              validate: (guests) =>
                isPeople(guests) || `Enter a whole number from 1 to ${STAFF_BOOKING_GUESTS_MAX}.`,
            })}
          />
        </Field>
        <Field label="Name" error={errors.name?.message}>
          <TextInput
            autoComplete="off"
            {...register('name', { validate: (name) => isGiven(name) || 'Enter a name.' })}
          />
        </Field>
        <Field label="Phone" error={errors.phone?.message}>
          <TextInput
            type="tel"
            autoComplete="off"
            {...register('phone', { validate: (phone) => isGiven(phone) || 'Enter a phone number.' })}
          />
        </Field>
        <Field label="Email" optional error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="off"
            {...register('email', {
              validate: (email) =>
                !isGiven(email) || isEmail(email) || 'Enter an email like name@example.com.',
            })}
          />
        </Field>
        <FormRow>
          <Field label="Special requests" optional>
            <TextArea rows={3} {...register('specialRequests')} />
          </Field>
        </FormRow>
      </FormGrid>
    </FormDialog>
  );
}
