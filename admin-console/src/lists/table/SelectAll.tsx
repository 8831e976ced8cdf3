import type { RowChoice } from './ListTable';

const WORDS = 'Select all rows on this page';

interface ChooseAllProps<Row> {
  choice: RowChoice<Row>;
  /** The rows of the page on screen. */
  shown: readonly Row[];
  /** Its words are seen: there is room for them. */
  inWords?: boolean;
}

/** The box that chooses every row of the page, or none. */
export function ChooseAll<Row extends { id: string | number }>({
  choice,
  shown,
  inWords = false,
}: ChooseAllProps<Row>) {
  return (
    <label>
      <input
        type="checkbox"
        aria-label={WORDS}
        checked={shown.length > 0 && shown.every(({ id }) => choice.has(String(id)))}
        onChange={(event) => choice.set(shown, event.target.checked)}
      />
      {inWords && WORDS}
    </label>
  );
}
