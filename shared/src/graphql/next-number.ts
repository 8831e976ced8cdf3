/** The next free number as an id; ids that are no numbers don't count. */
export function nextNumber(rows: readonly { id: string }[]) {
  return String(rows.reduce((top, { id }) => Math.max(top, /^\d{1,9}$/.test(id) ? Number(id) : 0), 0) + 1);
}
