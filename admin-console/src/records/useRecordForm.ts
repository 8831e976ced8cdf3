import type { Failure, LiveList, Outcome } from '@venue/shared/graphql';
import { capitalized } from '@venue/shared/status';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import { nameOf, type Resource } from '../lists/resource';
import type { RecordForm } from './formFields';
import { failedTo, problemOf, refusalBehindDialog, type Problem } from './problem';
import type { RecordDialogProps } from './RecordScreen';
import { toastSaved } from './toastSaved';
import { useBusy } from './useBusy';
import { useConflictReload } from './useConflictReload';
import { useShowRecordAction } from './useShowRecordAction';

/** Where the records are kept. */
interface RecordStore<Row, Input> extends Pick<LiveList<Row>, 'open' | 'getState'> {
  /** Absent where records are added by another form. */
  create?: (input: Input) => Promise<Outcome<Row>>;
  update: (record: Row, input: Input) => Promise<Outcome<Row>>;
}

interface FormOptions<Row extends { id: string | number }, Values extends FieldValues, Input> {
  form: RecordForm<Row, Values, Input>;
  store: RecordStore<Row, Input>;
  resource: Resource<Row>;
  /** What the toast about a new record says, where it is not the same as in the other lists. */
  added?: (name: string) => { title: string; more?: string };
}

/** The form of a dialog that adds or edits a record: saves it, and says how that went. */
export function useRecordForm<Row extends { id: string | number }, Values extends FieldValues, Input>(
  { form: recordForm, store, resource, added }: FormOptions<Row, Values, Input>,
  { record, listPath, onResult, onClose }: RecordDialogProps<Row>,
) {
  const { one } = resource.words;
  const noun = capitalized(one);
  const title = one.split(' ').map(capitalized).join(' ');
  const failed = failedTo(record ? 'update' : 'add', one);
  const showAction = useShowRecordAction(store, listPath);
  const form = useForm<Values>({
    defaultValues: recordForm.toFormValues(record) as DefaultValues<Values>,
    resolver: resolverOf(recordForm),
  });
  const { edited, conflicts, reload } = useConflictReload(form, recordForm, store.open, record);
  const [problem, setProblem] = useState<Problem | null>(null);
  // Not the form's own `isSubmitting`: the fields must take the focus while they are checked.
  const [isBusy, run] = useBusy();

  /** A record that was deleted has nothing to fetch again. */
  const showProblem = (failure: Failure) =>
    setProblem(
      edited && failure.kind === 'refused' && failure.code === 'NOT_FOUND'
        ? deletedMeanwhile(failed)
        : problemOf(failed, failure),
    );

  async function save(values: Values) {
    setProblem(null);
    const input = recordForm.toInput(values, edited);
    const outcome = await (edited ? store.update(edited, input) : store.create?.(input));
    if (!outcome) throw new Error('This form adds no records: give its store a `create`.');
    if (!outcome.ok) {
      showProblem(outcome.failure);
      return onResult(refusalBehindDialog(failed, outcome.failure));
    }
    onResult(null);
    onClose();
    const name = nameOf(resource, outcome.value);
    if (record) return toastSaved(`${noun} “${name}” updated`, outcome);
    const { title: done = `${noun} “${name}” added`, more } = added?.(name) ?? {};
    toastSaved(done, outcome, { ...(more && { more }), action: showAction(outcome.value) });
  }

  async function reloadRecord(before: Row) {
    const failure = await reload(before);
    if (failure) return showProblem(failure);
    setProblem(null);
    onResult(null);
  }

  const dialog = {
    title: `${record ? 'Edit' : 'Add'} ${title}`,
    submitLabel: `${record ? 'Update' : 'Add'} ${title}`,
    form: {
      onSubmit: form.handleSubmit((values) => run(() => save(values))),
      isDirty: form.formState.isDirty,
      isBusy,
      problem,
      conflicts,
      onReload: edited ? () => void reloadRecord(edited) : undefined,
    },
    onClose,
  };
  return { form, dialog };
}

/** The checks of a form in the shape that react-hook-form expects. */
function resolverOf<Values extends FieldValues>({
  check = () => ({}),
}: Pick<RecordForm<never, Values, unknown>, 'check'>): Resolver<Values> {
  return (values) => {
    const errors = Object.entries(check(values)).map(([name, message]) => [name, { type: 'check', message }]);
    return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) };
  };
}

const deletedMeanwhile = (text: string): Problem => ({
  text,
  reason: 'It has been deleted meanwhile. What you typed is still here.',
  remedy: null,
});
