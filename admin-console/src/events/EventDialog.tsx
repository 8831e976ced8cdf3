import { paths } from '@venue/shared/paths';
import type { AdminEvent } from '@venue/shared/types';
import { EVENT_STATUSES } from '@venue/shared/types';
import { Field, FormGrid, NumberInput, Select, TextArea, TextInput } from '@venue/shared/ui';
import { useForm } from 'react-hook-form';
import { useVenueData } from '../data/VenueData';
import { FormDialog } from '../records/FormDialog';
import { refusalOf } from '../records/problem';
import { capitalized, statusChoices } from '../lists/resource';
import { toastSaved } from '../records/toastSaved';
import { useRecordForm } from '../records/useRecordForm';
import { useShowRecordAction } from '../records/useShowRecordAction';
import { dateControl, toInput, timeControl, toFormValues, type EventFormValues } from './eventForm';

interface EventDialogProps {
  /** The event to edit, as the data layer opened it; null for a new one. */
  event: AdminEvent | null;
  /** The catalogue's text when the change was refused, null when it worked. */
  onResult: (refusal: string | null) => void;
  onClose: () => void;
}

const LABELS = {
  title: 'Title',
  description: 'Description',
  date: 'Date',
  time: 'Time',
  price: 'Price (KSh)',
  capacity: 'Capacity',
  image: 'Image URL',
  status: 'Status',
};

/** Add Event and Edit Event. */
export function EventDialog({ event, onResult, onClose }: EventDialogProps) {
  const { events } = useVenueData();
  const show = useShowRecordAction(events, paths.adminEvents());
  const form = useForm<EventFormValues>({ defaultValues: toFormValues(event) });
  const { register, handleSubmit, formState } = form;
  const { isDirty, isSubmitting } = formState;
  const failed = `Failed to ${event ? 'update' : 'add'} event. Please try again.`;
  const { edited, problem, refuse, clearProblem, conflicts, reload } = useRecordForm(event, {
    ...{ list: events, form, toFormValues, labels: LABELS, failed },
  });

  async function save(typed: EventFormValues) {
    clearProblem();
    const input = toInput(typed);
    const outcome = await (edited ? events.update(edited, input) : events.create(input));
    if (!outcome.ok) {
      refuse(outcome.failure);
      return onResult(refusalOf(failed, outcome.failure));
    }
    onResult(null);
    onClose();
    if (event) return toastSaved(`Event “${outcome.value.title}” updated`, outcome);
    toastSaved(`Event “${outcome.value.title}” added`, outcome, { action: show(outcome.value) });
  }

  async function reloadRecord() {
    if (await reload()) onResult(null);
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
        conflicts,
        onReload: edited ? () => void reloadRecord() : undefined,
      }}
      onClose={onClose}
    >
      <Field label={LABELS.title}>
        <TextInput autoComplete="off" {...register('title')} />
      </Field>
      <Field label={LABELS.description}>
        <TextArea rows={3} {...register('description')} />
      </Field>
      <FormGrid>
        <Field label={LABELS.date}>
          <TextInput type={dateControl(edited?.date ?? '')} {...register('date')} />
        </Field>
        <Field label={LABELS.time}>
          <TextInput type={timeControl(edited?.time ?? '')} {...register('time')} />
        </Field>
        <Field label={LABELS.price}>
          <NumberInput step="any" {...register('price')} />
        </Field>
        <Field label={LABELS.capacity}>
          <NumberInput {...register('capacity')} />
        </Field>
        <Field label={LABELS.image} optional>
          <TextInput type="url" autoComplete="off" {...register('image')} />
        </Field>
        <Field label={LABELS.status}>
          <Select {...register('status')}>
            {statusChoices(EVENT_STATUSES, edited?.status).map((status) => (
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
