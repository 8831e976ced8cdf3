import type { ReservationRow } from '@venue/shared/graphql';
import { Banner, FormGrid } from '@venue/shared/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useVenueData } from '../data/VenueData';
import { BareFields } from '../records/Fields';
import { FormDialog } from '../records/FormDialog';
import { useRecordForm } from '../records/useRecordForm';
import * as S from './EditReservationDialog.styles';
import { reservationForm, type ReservationValues } from './reservationForm';
import { orNotAvailable, reservationsResource } from './reservationsResource';
import { reservationsScreen } from './reservationsScreen';
import { tableClashes } from './tableClashes';

interface EditReservationDialogProps {
  /** As the server has it now. */
  record: ReservationRow;
  rows: readonly ReservationRow[];
  onClose: () => void;
}

const { fields } = reservationForm;

/** Edit Reservation: moves a booking, gives it a table, corrects it. */
export function EditReservationDialog({ record, rows, onClose }: EditReservationDialogProps) {
  const { open, getState, update } = useVenueData().reservations;
  const { form, dialog } = useRecordForm(
    { form: reservationForm, store: { open, getState, update }, resource: reservationsResource },
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

interface ClashesProps extends Pick<EditReservationDialogProps, 'rows'> {
  id: string;
  form: UseFormReturn<ReservationValues>;
}

/** Who else has the table then. It stops nobody: two parties may share a long table. */
function Clashes({ id, rows, form }: ClashesProps) {
  const [date, time, tableNumber, status] = useWatch({
    control: form.control,
    name: ['date', 'time', 'tableNumber', 'status'],
  });
  const others = tableClashes(rows, { id, date, time, tableNumber, status });
  if (others.length === 0) return null;
  return (
    <Banner tone="warn" title={`Table ${tableNumber.trim()} is taken at that time`}>
      {others
        .map(
          (other) => `${other.id}, ${orNotAvailable(other.name)}, ${other.time}, table ${other.tableNumber}`,
        )
        .join(' · ')}
    </Banner>
  );
}
