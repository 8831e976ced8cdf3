import { DateField } from '@venue/shared/forms';
import type { EventRow } from '@venue/shared/graphql';
import { EVENT_STATUSES } from '@venue/shared/types';
import { Field, FormGrid, NumberInput, Select, TextArea, TextInput } from '@venue/shared/ui';
import { statusLabel } from '@venue/shared/status';
import { useWatch } from 'react-hook-form';
import { useVenueData } from '../data/VenueData';
import { statusChoices } from '../lists/statusLabels';
import { FormDialog } from '../records/FormDialog';
import type { RecordDialogProps } from '../records/RecordScreen';
import { savedPrice, savedWhole } from '../records/savedAs';
import { useRecordForm } from '../records/useRecordForm';
import { dateControl, eventForm, timeControl } from './eventForm';

const { labels } = eventForm;

/** Add Event and Edit Event. */
export function EventDialog(props: RecordDialogProps<EventRow>) {
  const { form, edited, dialog } = useRecordForm(eventForm, useVenueData().events, props);
  const { register, control } = form;
  const [price, capacity] = useWatch({ control, name: ['price', 'capacity'] });
  return (
    <FormDialog {...dialog}>
      <Field label={labels.title}>
        <TextInput autoComplete="off" {...register('title')} />
      </Field>
      <Field label={labels.description}>
        <TextArea rows={3} {...register('description')} />
      </Field>
      <FormGrid>
        <DateField label={labels.date} type={dateControl(edited?.date ?? '')} {...register('date')} />
        <Field label={labels.time}>
          <TextInput type={timeControl(edited?.time ?? '')} {...register('time')} />
        </Field>
        <Field label={labels.price} hint={savedPrice(price)}>
          <NumberInput step="any" {...register('price')} />
        </Field>
        <Field label={labels.capacity} hint={savedWhole(capacity)}>
          <NumberInput {...register('capacity')} />
        </Field>
        <Field label={labels.image} optional>
          <TextInput type="url" autoComplete="off" {...register('image')} />
        </Field>
        <Field label={labels.status}>
          <Select {...register('status')}>
            {statusChoices(EVENT_STATUSES, edited?.status).map((status) => (
              <option key={status} value={status}>
                {statusLabel(status)}
              </option>
            ))}
          </Select>
        </Field>
      </FormGrid>
    </FormDialog>
  );
}
