import type { Failure, LiveList, Outcome } from '@venue/shared/graphql';
import { capitalized } from '@venue/shared/status';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { nameOf, type Resource } from '../lists/resource';
import { failedTo, problemOf, refusalBehindDialog, type Problem } from './problem';
import type { RecordDialogProps } from './RecordScreen';
import { toastSaved } from './toastSaved';
import { useShowRecordAction } from './useShowRecordAction';

/** How a record is filled into a form and read from it. */
export interface RecordForm<Row extends { id: string | number }, Values extends FieldValues, Input> {
  resource: Resource<Row>;
  listPath: string;
  /** The fields as the dialog names them. */
  labels: Partial<Record<keyof Values, string>>;
  toFormValues: (record: Row | null) => Values;
  toInput: (values: Values, record: Row | null) => Input;
}

/** Where the records are kept; without the calls of a live list where no server keeps them. */
interface RecordStore<Row, Input> extends Partial<Pick<LiveList<Row>, 'open' | 'getState'>> {
  create: (input: Input) => Promise<Outcome<Row>>;
  update: (record: Row, input: Input) => Promise<Outcome<Row>>;
}

/**
 * The form of a dialog that adds or edits a record: saves it, says how that went, and after a conflict fetches the
 * record again without losing what was typed.
 */
export function useRecordForm<Row extends { id: string | number }, Values extends FieldValues, Input>(
  { resource, listPath, labels, toFormValues, toInput }: RecordForm<Row, Values, Input>,
  store: RecordStore<Row, Input>,
  { record, onResult, onClose }: RecordDialogProps<Row>,
) {
  const { one } = resource.words;
  const noun = capitalized(one);
  const title = one.split(' ').map(capitalized).join(' ');
  const failed = failedTo(record ? 'update' : 'add', one);
  const showAction = useShowRecordAction(store, listPath);
  const form = useForm<Values>({ defaultValues: toFormValues(record) as DefaultValues<Values> });
  const [edited, setEdited] = useState(record);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [conflicts, setConflicts] = useState<string[] | null>(null);
  // The form tracks these only while somebody reads them.
  const { dirtyFields, isDirty, isSubmitting } = form.formState;

  /** A record that was deleted has nothing to fetch again. */
  const showProblem = (failure: Failure) =>
    setProblem(
      edited && failure.kind === 'refused' && failure.code === 'NOT_FOUND'
        ? deletedMeanwhile(failed)
        : problemOf(failed, failure),
    );

  async function save(values: Values) {
    setProblem(null);
    const input = toInput(values, edited);
    const outcome = await (edited ? store.update(edited, input) : store.create(input));
    if (!outcome.ok) {
      showProblem(outcome.failure);
      return onResult(refusalBehindDialog(failed, outcome.failure));
    }
    onResult(null);
    onClose();
    const name = `${noun} “${nameOf(resource, outcome.value)}”`;
    if (record) return toastSaved(`${name} updated`, outcome);
    toastSaved(`${name} added`, outcome, { action: showAction(outcome.value) });
  }

  /** Typed fields stay as they are, all others become what the server holds. */
  async function reload(before: Row) {
    const opened = await store.open?.(before);
    if (!opened) return;
    if (!opened.ok) return showProblem(opened.failure);
    const old = toFormValues(before);
    const now = toFormValues(opened.value);
    const typed = Object.keys(dirtyFields).filter((field): field is Path<Values> => field in now);
    setConflicts(
      typed
        .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
        .map((field) => describeConflict(labels[field] ?? field, now[field])),
    );
    setEdited(opened.value);
    form.reset(now as DefaultValues<Values>, { keepDirtyValues: true });
    setProblem(null);
    onResult(null);
  }

  const dialog = {
    title: `${record ? 'Edit' : 'Add'} ${title}`,
    submitLabel: `${record ? 'Update' : 'Add'} ${title}`,
    form: {
      onSubmit: form.handleSubmit(save),
      isDirty,
      isBusy: isSubmitting,
      problem,
      conflicts,
      onReload: edited && store.open ? () => void reload(edited) : undefined,
    },
    onClose,
  };
  return { form, edited, dialog };
}

const deletedMeanwhile = (text: string): Problem => ({
  text,
  reason: 'It has been deleted meanwhile. What you typed is still here.',
  remedy: null,
});

const describeConflict = (label: string, value: unknown) =>
  typeof value === 'string' ? `${label} is “${value}”` : `${label} has changed`;
