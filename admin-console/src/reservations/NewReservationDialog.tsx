import { DateField } from '@venue/shared/forms';
import { paths } from '@venue/shared/paths';
import { nairobiDate, reservationSlots } from '@venue/shared/rules';
import { Field, FormGrid, FormRow, NumberInput, Select, TextArea, TextInput, useNow } from '@venue/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useVenueData } from '../data/VenueData';
import { FormDialog } from '../records/FormDialog';
import { failedTo, problemOf, type Problem } from '../records/problem';
import { toastSaved } from '../records/toastSaved';
import { useBusy } from '../records/useBusy';
import { useShowRecordAction } from '../records/useShowRecordAction';
import { newReservation, toInput, validate } from './newReservationForm';
import type { StaffReservationForm } from './checkStaffReservation';

/** Adds a reservation made by phone, by WhatsApp or at the gate (decisions, New reservations). */
export function NewReservationDialog({ onClose }: { onClose: () => void }) {
  const { reservations } = useVenueData();
  const show = useShowRecordAction(reservations, paths.adminReservations());
  const now = useNow();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { register, handleSubmit, formState } = useForm<StaffReservationForm>({
    defaultValues: newReservation(now ? nairobiDate(now) : ''),
    resolver: validate,
  });
  const { errors, isDirty } = formState;
  // Not the form's own `isSubmitting`: the fields must take the focus while they are checked.
  const [isBusy, run] = useBusy();

  async function save(typed: StaffReservationForm) {
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
        <DateField error={errors.date?.message} {...register('date')} />
        <Field label="Time" error={errors.time?.message}>
          <Select {...register('time')}>
            <option value="">Choose…</option>
            {reservationSlots().map(({ value }) => (
              <option key={value}>{value}</option>
            ))}
          </Select>
        </Field>
        <Field label="Guests" error={errors.guests?.message}>
          <NumberInput min={1} {...register('guests')} />
        </Field>
        <Field label="Name" error={errors.name?.message}>
          <TextInput autoComplete="off" {...register('name')} />
        </Field>
        <Field label="Phone" error={errors.phone?.message}>
          <TextInput type="tel" autoComplete="off" {...register('phone')} />
        </Field>
        <Field label="Email" optional error={errors.email?.message}>
          <TextInput type="email" autoComplete="off" {...register('email')} />
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
