const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/**
 * What a change says, so that nothing typed is lost with it: every field of a new record, the changed ones of an edited
 * one. `labels` names the fields; the text begins with a colon, or is empty.
 */
export function inFull<Row extends object>(
  row: Row,
  before: Row | null,
  labels: Partial<Record<keyof Row, string>>,
): string {
  const fields = Object.keys(labels) as (keyof Row)[];
  const told = fields
    .filter((field) => isGiven(row[field]) && row[field] !== before?.[field])
    .map((field) => `${labels[field]} ${String(row[field])}`);
  return told.length > 0 ? `: ${told.join(', ')}` : '';
}
