import type { ReservationRow } from '@venue/shared/graphql';
import { notify } from '@venue/shared/notify';
import { businessClock } from '@venue/shared/rules';
import { isolated } from '@venue/shared/text';
import { useNow } from '@venue/shared/ui';
import { useVenueData } from '../data/VenueData';
import { Fields } from '../records/Fields';
import { FormDialog } from '../records/FormDialog';
import type { RecordDialogProps } from '../records/RecordScreen';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useRecordForm } from '../records/useRecordForm';
import { FreeTables } from './FreeTables';
import { PastedMessage } from './PastedMessage';
import { newReservationForm, type NewReservation, type NewReservationValues } from './reservationForm';
import { reservationsResource } from './reservationsResource';
import { reservationsScreen } from './reservationsScreen';
import { warnOfClashes } from './warnOfClashes';

/** Adds a reservation made by phone, by WhatsApp or at the gate (decisions, New reservations). */
export function NewReservationDialog({ onClose }: Pick<RecordDialogProps<ReservationRow>, 'onClose'>) {
  const { reservations } = useVenueData();
  const now = useNow();
  async function create({ tableNumber, ...input }: NewReservation) {
    const added = await reservations.create(input);
    if (!added.ok || !tableNumber) return added;
    const seated = await reservations.update(added.value, { tableNumber });
    if (!seated.ok) notify.error(`Table ${isolated(tableNumber)} was not saved. Please give it by Edit.`);
    void warnOfClashes(reservations, seated);
    return seated.ok ? seated : added;
  }
  const recordForm = newReservationForm(now ? businessClock(now).date : '');
  const { form, dialog } = useRecordForm(
    {
      form: recordForm,
      store: {
        open: reservations.open,
        getState: reservations.getState,
        update: reservations.update,
        create,
      },
      resource: reservationsResource,
      added: (id) => ({ title: `Reservation ${id} added`, more: 'It is pending until you confirm it.' }),
    },
    // The rows behind it are right: a refusal is said in the dialog alone.
    { record: null, listPath: reservationsScreen.path, onResult: () => undefined, onClose },
  );
  return (
    <FormDialog {...dialog} title="New Reservation">
      <PastedMessage form={form} />
      <Fields form={form} fields={recordForm.fields} />
      <Free form={form} rows={reservations.getState().rows} />
    </FormDialog>
  );
}

interface FreeProps {
  form: UseFormReturn<NewReservationValues>;
  rows: readonly ReservationRow[];
}

function Free({ form, rows }: FreeProps) {
  const [date, time, guests] = useWatch({ control: form.control, name: ['date', 'time', 'guests'] });
  return (
    <FreeTables
      visit={{ id: '', date, time, guests: Number(guests), status: 'pending' }}
      rows={rows}
      onChoose={(table) => form.setValue('tableNumber', table, { shouldDirty: true })}
    />
  );
}
