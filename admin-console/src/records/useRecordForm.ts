import type { Failure, LiveList } from '@venue/shared/graphql';
import { useState } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { problemOf, type Problem } from './problem';

interface Editing<Row, Typed extends FieldValues> {
  list: Pick<LiveList<Row>, 'open'>;
  form: UseFormReturn<Typed>;
  toFormValues: (row: Row) => Typed;
  /** The fields as the dialog names them. */
  labels: Partial<Record<keyof Typed, string>>;
  /** The catalogue's text for a change that was refused. */
  failed: string;
}

/** The record a dialog edits, why its last save was refused, and how to fetch it again without losing what was typed. */
export function useRecordForm<Row, Typed extends FieldValues>(
  row: Row | null,
  { list, form, toFormValues, labels, failed }: Editing<Row, Typed>,
) {
  const [edited, setEdited] = useState(row);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** After a reload: the typed fields that somebody else has changed as well, with what they hold now. */
  const [conflicts, setConflicts] = useState<string[] | null>(null);
  // The form keeps count of them only while somebody reads them.
  const { dirtyFields } = form.formState;

  /** Why a save, or fetching it again, was refused. A record that is gone has nothing to fetch. */
  const refuse = (failure: Failure) =>
    setProblem(
      edited && failure.kind === 'refused' && failure.code === 'NOT_FOUND'
        ? gone(failed)
        : problemOf(failed, failure),
    );

  /** Typed fields stay as they are, all others become what the server holds. True when it worked. */
  async function reload() {
    if (!edited) return false;
    const opened = await list.open(edited);
    if (!opened.ok) {
      refuse(opened.failure);
      return false;
    }
    const before = toFormValues(edited);
    const now = toFormValues(opened.value);
    const typed = Object.keys(dirtyFields).filter((field): field is Path<Typed> => field in now);
    setConflicts(
      typed
        .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]))
        .map((field) => conflict(labels[field] ?? field, now[field])),
    );
    setEdited(opened.value);
    form.reset(now as DefaultValues<Typed>, { keepDirtyValues: true });
    setProblem(null);
    return true;
  }

  return { edited, problem, refuse, clearProblem: () => setProblem(null), conflicts, reload };
}

const gone = (text: string): Problem => ({
  text,
  reason: 'It has been deleted meanwhile. What you typed is still here.',
  remedy: null,
});

const conflict = (label: string, value: unknown) =>
  typeof value === 'string' ? `${label} is “${value}”` : `${label} has changed`;
