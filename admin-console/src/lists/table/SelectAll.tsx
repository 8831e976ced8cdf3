import type { Selection } from './selection';

const LABEL = 'Select all rows on this page';

interface SelectAllProps<Row> {
  selection: Selection<Row>;
  /** The rows of the page on screen. */
  shown: readonly Row[];
  /** The label is visible: there is room for it. */
  hasVisibleLabel?: boolean;
}

/** The box that selects every row of the page, or none. */
export function SelectAll<Row extends { id: string | number }>({
  selection,
  shown,
  hasVisibleLabel = false,
}: SelectAllProps<Row>) {
  return (
    <label>
      <input
        type="checkbox"
        aria-label={LABEL}
        checked={shown.length > 0 && shown.every(({ id }) => selection.has(String(id)))}
        onChange={(event) => selection.set(shown, event.target.checked)}
      />
      {hasVisibleLabel && <span>{LABEL}</span>}
    </label>
  );
}
