import type { FieldValues } from 'react-hook-form';
import { Fields } from './Fields';
import { FormDialog } from './FormDialog';
import type { RecordDialogProps } from './RecordScreen';
import { useRecordForm } from './useRecordForm';

type RecordFormOptions<Row extends { id: string | number }, Values extends FieldValues, Input> = Parameters<
  typeof useRecordForm<Row, Values, Input>
>[0];

/** Adds or edits a record in a form that is the list of its fields. */
export function RecordDialog<Row extends { id: string | number }, Values extends FieldValues, Input>({
  edit,
  ...props
}: RecordDialogProps<Row> & { edit: RecordFormOptions<Row, Values, Input> }) {
  const { form, dialog } = useRecordForm(edit, props);
  return (
    <FormDialog {...dialog}>
      <Fields form={form} fields={edit.form.fields} />
    </FormDialog>
  );
}
