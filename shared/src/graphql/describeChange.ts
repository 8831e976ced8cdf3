const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/**
 * Describes a change with every typed value, so that nothing is lost without a trace: all fields of a new record, the
 * changed fields of an edited one. `labels` names the fields. The text begins with a colon, or is empty.
 */
export function describeChange<Row extends object>(
  row: Row,
  before: Row | null,
  labels: Partial<Record<keyof Row, string>>,
): string {
  const fields = Object.keys(labels) as (keyof Row)[];
  const parts = fields
    .filter((field) => isGiven(row[field]) && row[field] !== before?.[field])
    .map((field) => `${labels[field]} ${String(row[field])}`);
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
}
