import type { AdminEvent } from '@venue/shared/types';
import { EVENT_STATUSES } from '@venue/shared/types';
import { Field, FormGrid, NumberInput, Select, TextArea, TextInput } from '@venue/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useVenueData } from '../data/VenueData';
import { FormDialog } from '../resource/FormDialog';
import { problemOf, type Problem } from '../resource/problem';
import { capitalized } from '../resource/resource';
import { tellSaved } from '../resource/tellSaved';
import { dateControl, inputOf, timeControl, typedOf, type TypedEvent } from './event-form';

interface EventDialogProps {
  /** The event to edit, as the data layer opened it; null for a new one. */
  event: AdminEvent | null;
  /** The catalogue's text when the change was refused, null when it worked. */
  onEnded: (refusal: string | null) => void;
  onClose: () => void;
}

/** Add Event and Edit Event. */
export function EventDialog({ event, onEnded, onClose }: EventDialogProps) {
  const { events } = useVenueData();
  const [edited, setEdited] = useState(event);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { register, handleSubmit, reset, formState } = useForm<TypedEvent>({ defaultValues: typedOf(event) });
  const { isDirty, isSubmitting } = formState;
  const failed = `Failed to ${event ? 'update' : 'add'} event. Please try again.`;

  async function save(typed: TypedEvent) {
    setProblem(null);
    const input = inputOf(typed);
    const outcome = await (edited ? events.update(edited, input) : events.create(input));
    if (!outcome.ok) {
      setProblem(problemOf(failed, outcome.failure));
      return onEnded(failed);
    }
    onEnded(null);
    onClose();
    tellSaved(`Event “${outcome.value.title}” ${event ? 'updated' : 'added'}`, outcome);
  }

  async function reload() {
    const opened = edited && (await events.open(edited));
    if (!opened?.ok) return onClose();
    setEdited(opened.value);
    reset(typedOf(opened.value));
    setProblem(null);
  }

  return (
    <FormDialog
      title={event ? 'Edit Event' : 'Add Event'}
      submitLabel={event ? 'Update Event' : 'Add Event'}
      form={{
        onSubmit: (submit) => void handleSubmit(save)(submit),
        isDirty,
        isBusy: isSubmitting,
        problem,
        onReload: () => void reload(),
      }}
      onClose={onClose}
    >
      <Field label="Title">
        <TextInput autoComplete="off" {...register('title')} />
      </Field>
      <Field label="Description">
        <TextArea rows={3} {...register('description')} />
      </Field>
      <FormGrid>
        <Field label="Date">
          <TextInput type={dateControl(edited?.date ?? '')} {...register('date')} />
        </Field>
        <Field label="Time">
          <TextInput type={timeControl(edited?.time ?? '')} {...register('time')} />
        </Field>
        <Field label="Price (KSh)">
          <NumberInput step="any" {...register('price')} />
        </Field>
        <Field label="Capacity">
          <NumberInput {...register('capacity')} />
        </Field>
        <Field label="Image URL" optional>
          <TextInput type="url" autoComplete="off" {...register('image')} />
        </Field>
        <Field label="Status">
          <Select {...register('status')}>
            {EVENT_STATUSES.map((status) => (
              <option key={status} value={status}>
                {capitalized(status)}
              </option>
            ))}
          </Select>
        </Field>
      </FormGrid>
    </FormDialog>
  );
}
