import { NO_FILES, saveFile } from '@venue/shared/browser';
import type { ListState, LiveList } from '@venue/shared/graphql';
import { notify } from '@venue/shared/notify';
import { Button } from '@venue/shared/ui';
import { useMemo } from 'react';
import { recordChanges } from './recordChanges';

/** The rows of each list as they were when they first came from where they come from now. */
const opened = new WeakMap<object, Pick<ListState<never>, 'origin' | 'rows'>>();

function rowsAsOpened<Row>(list: object, { phase, origin, rows }: ListState<Row>): readonly Row[] {
  const known = opened.get(list);
  if (known?.origin === origin) return known.rows;
  if (phase === 'ready') opened.set(list, { origin, rows: rows as readonly never[] }); // read for the same list alone
  return rows;
}

interface HandOverProps<Row> {
  of: 'menu' | 'events' | 'stalls';
  /** The list, and what it has now. */
  list: Pick<LiveList<Row>, 'changedHere'>;
  state: ListState<Row>;
  nameOf: (row: Row) => string;
}

/** Saves what was changed on this page as a file, with which somebody changes the site itself (`docs/recipes/content.md`). */
export function HandOver<Row extends { id: string | number }>({
  of,
  list,
  state,
  nameOf,
}: HandOverProps<Row>) {
  const before = rowsAsOpened(list, state);
  const { changedHere } = list;
  const changes = useMemo(
    () => recordChanges(before, state.rows, nameOf, changedHere),
    [before, state.rows, nameOf, changedHere],
  );
  if (changes.length === 0) return null;
  const save = () => {
    const text = JSON.stringify({ handover: of, changes }, null, 2);
    if (!saveFile(`${of}-changes.json`, text, 'application/json')) notify.error(NO_FILES.title, NO_FILES);
  };
  return (
    <Button tone="quiet" size="small" onClick={save}>
      Hand over the changes
    </Button>
  );
}
