import type { Selection } from './ListTable';

const WORDS = 'Select all rows on this page';

interface SelectAllProps<Row> {
  selection: Selection<Row>;
  /** The rows of the page on screen. */
  shown: readonly Row[];
  /** Its words are seen: there is room for them. */
  inText?: boolean;
}

/** The box that chooses every row of the page, or none. */
export function SelectAll<Row extends { id: string | number }>({
  selection,
  shown,
  inText = false,
}: SelectAllProps<Row>) {
  return (
    <label>
      <input
        type="checkbox"
        aria-label={WORDS}
        checked={shown.length > 0 && shown.every(({ id }) => selection.has(String(id)))}
        onChange={(event) => selection.set(shown, event.target.checked)}
      />
      {inText && WORDS}
    </label>
  );
}
