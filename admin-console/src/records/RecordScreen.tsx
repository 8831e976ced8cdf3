import type { Failure, Outcome } from '@venue/shared/graphql';
import { Button, Icon, VisuallyHidden, type Elements } from '@venue/shared/ui';
import { capitalized } from '@venue/shared/status';
import { useCallback, useMemo } from 'react';
import type { DefinedScreen } from '../console/defineScreen';
import { ListScreen } from '../lists/ListScreen';
import { nameOf } from '../lists/resource';
import { ListTable } from '../lists/table/ListTable';
import type { ResourceList } from '../lists/useResourceList';
import { useSignInBefore } from '../source/LiveSignInProvider';
import { DeleteDialog } from './DeleteDialog';
import { EditButton } from './EditButton';
import { failedTo } from './problem';
import { toastSaved } from './toastSaved';
import { useDialog } from './useDialog';
import { useEditDialog, type OpenRecord } from './useEditDialog';
import { useNewDialog } from './useNewDialog';

/** What a dialog that adds or edits a record is given. */
export interface RecordDialogProps<Row> {
  /** The record to edit, as the server has it now; null for a new one. */
  record: Row | null;
  /** The text when the change was refused, null when it worked. */
  onResult: (refusal: string | null) => void;
  onClose: () => void;
}

interface RecordActions<Row> {
  screen: Pick<DefinedScreen, 'path' | 'add'>;
  open?: OpenRecord<Row>;
  remove: (row: Row) => Promise<Outcome<unknown>>;
  /** "Delete Item", where it is not "Delete" and what the record is. */
  deleteLabel?: string;
  /** More buttons of a row. Give the same function each time. */
  more?: (row: Row) => Elements;
}

interface RecordScreenProps<Row extends { id: string | number }> {
  list: ResourceList<Row>;
  actions: RecordActions<Row>;
  /** Where the rows come from, where the list itself can't say. */
  source?: Elements;
  dialog: (props: RecordDialogProps<Row>) => Elements;
}

const ignore = () => undefined;

/** The list of records that are added, edited and deleted in dialogs. */
export function RecordScreen<Row extends { id: string | number }>({
  list,
  actions,
  source,
  dialog,
}: RecordScreenProps<Row>) {
  const { resource, live } = list;
  const { one } = resource.words;
  const { screen, open, remove, more, deleteLabel = `Delete ${capitalized(one)}` } = actions;
  const setResult = live?.refusal.setResult ?? ignore;
  const toast = live?.refusal.toast;
  const adding = useNewDialog(screen);
  const deleting = useDialog<Row>();
  const askDelete = deleting.open;
  const failedToOpen = useCallback(
    (failure: Failure) => toast?.(failedTo('update', one), failure),
    [toast, one],
  );
  const editing = useEditDialog(open, failedToOpen);
  const { edit } = editing;
  const signInBefore = useSignInBefore(live?.state.source);

  const rowActions = useCallback(
    (row: Row) => {
      const name = nameOf(resource, row);
      return (
        <>
          {more?.(row)}
          <EditButton name={name} onEdit={(run) => signInBefore(() => run(() => edit(row)))} />
          <Button tone="quiet" size="small" onClick={() => signInBefore(() => askDelete(row))}>
            Delete<VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
        </>
      );
    },
    [resource, more, edit, askDelete, signInBefore],
  );

  async function deleteRecord() {
    const row = deleting.subject;
    if (!row) return;
    const outcome = await remove(row);
    deleting.close();
    if (!outcome.ok) return live?.refusal.refuse(failedTo('delete', one), outcome.failure);
    setResult(null);
    toastSaved(`${capitalized(one)} “${nameOf(resource, row)}” deleted`, outcome);
  }

  const { add } = screen;
  const openNew = adding.open;
  const head = useMemo(() => {
    const addButton = add && (
      <Button onClick={() => signInBefore(openNew)}>
        <Icon name="plus" size="1.1em" />
        <span>{add.label}</span>
      </Button>
    );
    return { actions: addButton, ...(source !== undefined && { source }) };
  }, [add, openNew, source, signInBefore]);
  return (
    <>
      <ListScreen list={list} head={head}>
        <ListTable list={list} rowActions={rowActions} />
      </ListScreen>
      {adding.isOpen && dialog({ record: null, onResult: setResult, onClose: adding.close })}
      {editing.subject && dialog({ record: editing.subject, onResult: setResult, onClose: editing.close })}
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
