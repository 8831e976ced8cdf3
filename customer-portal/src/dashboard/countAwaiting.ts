import { isIsoDate, nairobiDate } from '@venue/shared/rules';

/** The N of "N awaiting confirmation": of what is still to come (decisions, Confirmed lists of the dashboard). */
export function countAwaiting<Row extends { status: string }>(
  rows: readonly Row[],
  dayOf: (row: Row) => string,
  now: Date,
): number {
  const today = nairobiDate(now);
  return rows.filter((row) => row.status === 'pending' && isIsoDate(dayOf(row)) && dayOf(row) >= today)
    .length;
}
