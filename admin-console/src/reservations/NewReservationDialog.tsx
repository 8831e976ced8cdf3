import type { ReservationRow } from '@venue/shared/graphql';
import { nairobiDate } from '@venue/shared/rules';
import { useNow } from '@venue/shared/ui';
import { useVenueData } from '../data/VenueData';
import { Fields } from '../records/Fields';
import { FormDialog } from '../records/FormDialog';
import type { RecordDialogProps } from '../records/RecordScreen';
import { useRecordForm } from '../records/useRecordForm';
import { newReservationForm } from './reservationForm';
import { reservationsResource } from './reservationsResource';
import { reservationsScreen } from './reservationsScreen';

/** Adds a reservation made by phone, by WhatsApp or at the gate (decisions, New reservations). */
export function NewReservationDialog({ onClose }: Pick<RecordDialogProps<ReservationRow>, 'onClose'>) {
  const { reservations } = useVenueData();
  const now = useNow();
  const recordForm = newReservationForm(now ? nairobiDate(now) : '');
  const { form, dialog } = useRecordForm(
    {
      form: recordForm,
      store: reservations,
      resource: reservationsResource,
      added: (id) => ({ title: `Reservation ${id} added`, more: 'It is pending until you confirm it.' }),
    },
    // The rows behind it are right: a refusal is said in the dialog alone.
    { record: null, listPath: reservationsScreen.path, onResult: () => undefined, onClose },
  );
  return (
    <FormDialog {...dialog} title="New Reservation">
      <Fields form={form} fields={recordForm.fields} />
    </FormDialog>
  );
}
