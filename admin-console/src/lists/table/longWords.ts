import type { Column } from '../resource';

/** As many letters as no ordinary word, ID, date or time has. */
const LONG_WORD = /\S{25}/;
const LONG_VALUE = 24;

/** Whether a value may break anywhere, since no column is wide enough for it. */
export function isLong<Row>({ kind, text }: Pick<Column<Row>, 'kind' | 'text'>, row: Row): boolean {
  const value = text(row);
  if (value.length <= LONG_VALUE) return false;
  // Text runs over several lines anyway; other values stay in one piece.
  return kind !== 'text' && kind !== 'name' ? true : LONG_WORD.test(value);
}
