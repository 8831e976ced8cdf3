import type { Column } from '../resource';

/** No usual word, ID, date or time has as many letters. */
const LONG_WORD = /\S{25}/;
const LONG_VALUE = 24;

/**
 * Whether a value may break anywhere, since no column is wide enough for it. Not a matter of styles alone: with
 * `overflow-wrap: anywhere` on all cells the narrow tables break usual words, and with `break-word` they are too wide.
 */
export function isLong<Row>({ kind, text }: Pick<Column<Row>, 'kind' | 'text'>, row: Row): boolean {
  const value = text(row);
  if (value.length <= LONG_VALUE) return false;
  // A text runs over several lines anyway, so only a long word matters.
  return kind !== 'text' && kind !== 'name' ? true : LONG_WORD.test(value);
}
