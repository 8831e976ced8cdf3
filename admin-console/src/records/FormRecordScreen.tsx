import type { LiveList } from '@venue/shared/graphql';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { nameText } from '../lists/resource';
import { useResourceList } from '../lists/useResourceList';
import { Fields } from './Fields';
import { FormDialog } from './FormDialog';
import { HandOver } from './HandOver';
import { RecordScreen, type RecordDialogProps } from './RecordScreen';
import type { Removable } from './undoOf';
import { useRecordForm } from './useRecordForm';

type Options<Row extends { id: string | number }, Values extends FieldValues, Input> = Parameters<
  typeof useRecordForm<Row, Values, Input>
>[0];

interface FormRecordScreenProps<
  Row extends { id: string | number },
  Values extends FieldValues,
  Input,
> extends Omit<Options<Row, Values, Input>, 'store'> {
  screen: ComponentProps<typeof RecordScreen>['actions']['screen'];
  records: LiveList<Row> & Removable<Row> & Options<Row, Values, Input>['store'];
  /** The list of the site itself that the records are of, where there is one. */
  handOver?: ComponentProps<typeof HandOver>['of'];
}

/** The list of records that are added and edited in a form that is the list of their fields. */
export function FormRecordScreen<Row extends { id: string | number }, Values extends FieldValues, Input>({
  screen,
  records,
  handOver,
  form,
  resource,
}: FormRecordScreenProps<Row, Values, Input>) {
  const list = useResourceList(records, resource);
  const { state } = list.live;
  return (
    <RecordScreen
      list={list}
      actions={{ screen, records }}
      handOver={
        handOver && (
          <HandOver of={handOver} list={records} state={state} nameOf={(row) => nameText(resource, row)} />
        )
      }
      dialog={(props) => <RecordDialog {...props} edit={{ form, resource, store: records }} />}
    />
  );
}

function RecordDialog<Row extends { id: string | number }, Values extends FieldValues, Input>({
  edit,
  ...props
}: RecordDialogProps<Row> & { edit: Options<Row, Values, Input> }) {
  const { form, dialog } = useRecordForm(edit, props);
  return (
    <FormDialog {...dialog}>
      <Fields form={form} fields={edit.form.fields} />
    </FormDialog>
  );
}
