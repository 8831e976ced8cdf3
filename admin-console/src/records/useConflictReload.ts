import type { Failure, LiveList } from '@venue/shared/graphql';
import { useState } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { RecordForm } from './formFields';

/** Fetches the record of a form again after a conflict: typed fields stay, all others become what the server holds. */
export function useConflictReload<Row, Values extends FieldValues>(
  { reset, formState: { dirtyFields } }: UseFormReturn<Values>,
  { fields, toFormValues }: Pick<RecordForm<Row, Values, never>, 'fields' | 'toFormValues'>,
  open: LiveList<Row>['open'],
  record: Row | null,
) {
  const [edited, setEdited] = useState(record);
  /** The typed fields that somebody else has changed as well; null before the reload. */
  const [conflicts, setConflicts] = useState<string[] | null>(null);

  async function reload(before: Row): Promise<Failure | null> {
    const opened = await open(before);
    if (!opened.ok) return opened.failure;
    const old = toFormValues(before);
    const now = toFormValues(opened.value);
    const typed = Object.keys(dirtyFields).filter((field): field is Path<Values> => field in now);
    setConflicts(
      typed
        .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
        .map((field) => describeConflict(fields[field].label, now[field])),
    );
    setEdited(opened.value);
    reset(now as DefaultValues<Values>, { keepDirtyValues: true });
    return null;
  }

  return { edited, conflicts, reload };
}

const describeConflict = (label: string, value: unknown) =>
  typeof value === 'string' ? `${label} is “${value}”` : `${label} has changed`;
