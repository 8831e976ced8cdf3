import type { LiveList } from '@venue/shared/graphql';
import { Button, VisuallyHidden, type Elements } from '@venue/shared/ui';
import { capitalized } from '@venue/shared/status';
import type { ConsoleScreen } from '../console/screen';
import { ListScreen } from '../lists/ListScreen';
import { nameOf } from '../lists/resource';
import { ListTable } from '../lists/table/ListTable';
import type { ResourceList } from '../lists/useResourceList';
import { useMay } from '../people/usePerson';
import { useSignInBefore } from '../source/LiveSignInProvider';
import { AddButton } from './AddButton';
import { DeleteDialog } from './DeleteDialog';
import { EditButton } from './EditButton';
import { failedTo } from './problem';
import { toastSaved } from './toastSaved';
import { undoOf, type Removable } from './undoOf';
import { useDialog } from './useDialog';
import { useEditDialog } from './useEditDialog';
import { useNewDialog } from './useNewDialog';

/** What a dialog that adds or edits a record is given. */
export interface RecordDialogProps<Row> {
  /** The record to edit, as the server has it now; null for a new one. */
  record: Row | null;
  /** The address of its list. */
  listPath: string;
  /** The text when the change was refused, null when it worked. */
  onResult: (refusal: string | null) => void;
  onClose: () => void;
}

interface RecordActions<Row> {
  screen: Pick<ConsoleScreen, 'path' | 'add' | 'entity'>;
  records: Pick<LiveList<Row>, 'open'> & Removable<Row>;
  /** "Delete Item", where it is not "Delete" and what the record is. */
  deleteLabel?: string;
  /** More buttons of a row. */
  more?: (row: Row) => Elements;
}

interface RecordScreenProps<Row extends { id: string | number }> {
  list: Required<ResourceList<Row>>;
  actions: RecordActions<Row>;
  /** Where the rows come from, where the list itself can't say. */
  source?: Elements;
  /** Saves what was changed for the site itself. */
  handOver?: Elements;
  /** Between the notices and the search. */
  above?: Elements;
  dialog: (props: RecordDialogProps<Row>) => Elements;
}

/** The list of records that are added, edited and deleted in dialogs. */
export function RecordScreen<Row extends { id: string | number }>({
  list,
  actions,
  source,
  handOver,
  above,
  dialog,
}: RecordScreenProps<Row>) {
  const { resource, live } = list;
  const { one } = resource.words;
  const { screen, records, more, deleteLabel = `Delete ${capitalized(one)}` } = actions;
  const { setResult, refuse, toast } = live.refusal;
  const adding = useNewDialog(screen);
  const deleting = useDialog<Row>();
  const editing = useEditDialog(records.open, (failure) => toast(failedTo('update', one), failure));
  const signInBefore = useSignInBefore(live.state);
  const may = useMay();
  const mayDo = (change: 'create' | 'update' | 'delete') => !screen.entity || may(change + screen.entity);

  function rowActions(row: Row) {
    const name = nameOf(resource, row);
    return (
      <>
        {mayDo('update') && (
          <>
            {more?.(row)}
            <EditButton name={name} onEdit={(run) => signInBefore(() => run(() => editing.edit(row)))} />
          </>
        )}
        {mayDo('delete') && (
          <Button tone="quiet" size="small" onClick={() => signInBefore(() => deleting.open(row))}>
            Delete<VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
        )}
      </>
    );
  }

  async function deleteRecord() {
    const row = deleting.subject;
    if (!row) return;
    const outcome = await records.remove(row);
    deleting.close();
    if (!outcome.ok) return refuse(failedTo('delete', one), outcome.failure);
    setResult(null);
    const name = `${capitalized(one)} “${nameOf(resource, row)}”`;
    toastSaved(
      `${name} deleted`,
      outcome,
      undoOf(records, row, name, (failure) => toast(failedTo('update', one), failure)),
    );
  }

  const { add, path: listPath } = screen;
  const head = {
    actions: add && mayDo('create') && (
      <AddButton onClick={() => signInBefore(adding.open)}>{add.label}</AddButton>
    ),
    ...(source !== undefined && { source }),
  };
  const shared = { listPath, onResult: setResult };
  return (
    <>
      <ListScreen list={list} head={{ ...head, handOver }} above={above}>
        <ListTable list={list} rowActions={rowActions} />
      </ListScreen>
      {adding.isOpen && mayDo('create') && dialog({ ...shared, record: null, onClose: adding.close })}
      {editing.subject && dialog({ ...shared, record: editing.subject, onClose: editing.close })}
      <DeleteDialog
        what={one}
        label={deleteLabel}
        name={deleting.subject && nameOf(resource, deleting.subject)}
        onDelete={deleteRecord}
        onClose={deleting.close}
      />
    </>
  );
}
