import type { ReservationRow } from '@venue/shared/graphql';
import { isolated } from '@venue/shared/text';
import { Banner, FormGrid } from '@venue/shared/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useVenueData } from '../data/VenueData';
import { BareFields } from '../records/Fields';
import { FormDialog } from '../records/FormDialog';
import { useRecordForm } from '../records/useRecordForm';
import * as S from './EditReservationDialog.styles';
import { reservationForm, type ReservationValues } from './reservationForm';
import { orNotAvailable } from './orNotAvailable';
import { reservationsResource } from './reservationsResource';
import { reservationsScreen } from './reservationsScreen';
import { FreeTables } from './FreeTables';
import { sharedTables, tableClashes } from './tableClashes';
import { warnOfClashes } from './warnOfClashes';

interface EditReservationDialogProps {
  /** As the server has it now. */
  record: ReservationRow;
  rows: readonly ReservationRow[];
  onClose: () => void;
}

const { fields } = reservationForm;

/** Edit Reservation: moves a booking, gives it a table, corrects it. */
export function EditReservationDialog({ record, rows, onClose }: EditReservationDialogProps) {
  const { reservations } = useVenueData();
  const store = {
    ...reservations,
    async update(...change: Parameters<typeof reservations.update>) {
      const outcome = await reservations.update(...change);
      void warnOfClashes(reservations, outcome);
      return outcome;
    },
  };
  const { form, dialog } = useRecordForm(
    {
      form: reservationForm,
      store: { open: store.open, getState: store.getState, update: store.update },
      resource: reservationsResource,
    },
    // The rows behind it are right: a refusal is said in the dialog alone.
    { record, listPath: reservationsScreen.path, onResult: () => undefined, onClose },
  );
  return (
    <FormDialog {...dialog}>
      <FormGrid>
        <BareFields form={form} fields={fields} names={['date', 'time', 'guests']} />
        <S.Table>
          <BareFields form={form} fields={fields} names={['tableNumber']} />
          <div role="status">
            <Clashes id={record.id} rows={rows} form={form} />
          </div>
          <Free id={record.id} rows={rows} form={form} />
        </S.Table>
        <BareFields
          form={form}
          fields={fields}
          names={['name', 'phone', 'email', 'status', 'specialRequests']}
        />
      </FormGrid>
    </FormDialog>
  );
}

/** What is typed so far. */
function useTyped(form: UseFormReturn<ReservationValues>, id: string) {
  const [date, time, guests, tableNumber, status] = useWatch({
    control: form.control,
    name: ['date', 'time', 'guests', 'tableNumber', 'status'],
  });
  return { id, date, time, guests: Number(guests), tableNumber, status };
}

function Free({ id, rows, form }: ClashesProps) {
  const visit = useTyped(form, id);
  return (
    <FreeTables
      visit={visit}
      rows={rows}
      onChoose={(table) => form.setValue('tableNumber', table, { shouldDirty: true })}
    />
  );
}

interface ClashesProps extends Pick<EditReservationDialogProps, 'rows'> {
  id: string;
  form: UseFormReturn<ReservationValues>;
}

/** Who else has the table then. It stops nobody: two parties may share a long table. */
function Clashes({ id, rows, form }: ClashesProps) {
  const booking = useTyped(form, id);
  const others = tableClashes(rows, booking);
  if (others.length === 0) return null;
  return (
    <Banner tone="warn" title={`Table ${sharedTables(booking, others).join(' + ')} is taken at that time`}>
      {others
        .map(
          (other) =>
            `${other.id}, ${isolated(orNotAvailable(other.name))}, ${other.time}, table ${isolated(orNotAvailable(other.tableNumber))}`,
        )
        .join(' · ')}
    </Banner>
  );
}
