import { useEffect, useRef } from 'react';
import type { Selection } from './selection';

const LABEL = 'Select all rows on this page';

interface SelectAllProps<Row> {
  selection: Selection<Row>;
  /** The rows of the page on screen. */
  shown: readonly Row[];
  /** The label is visible: there is room for it. */
  hasVisibleLabel?: boolean;
}

/** The box that selects every row of the page, or none; half ticked while only some are selected. */
export function SelectAll<Row extends { id: string | number }>({
  selection,
  shown,
  hasVisibleLabel = false,
}: SelectAllProps<Row>) {
  const box = useRef<HTMLInputElement>(null);
  const selected = shown.filter(({ id }) => selection.has(String(id))).length;
  const isMixed = selected > 0 && selected < shown.length;
  useEffect(() => {
    // No attribute says it.
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label>
      <input
        ref={box}
        type="checkbox"
        aria-label={LABEL}
        checked={selected > 0 && !isMixed}
        onChange={(event) => selection.set(shown, event.target.checked)}
      />
      {hasVisibleLabel && <span>{LABEL}</span>}
    </label>
  );
}
