/** The N of "N awaiting confirmation" (decisions, Confirmed lists of the dashboard). */
export function countAwaiting(rows: readonly { status: string }[]): number {
  return rows.filter((row) => row.status === 'pending').length;
}
