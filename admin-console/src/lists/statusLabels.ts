import { statusLabel } from '@venue/shared/status';

/** The statuses a select offers: ours, and the one that is stored if it is another. */
export const statusChoices = (known: readonly string[], stored: string | undefined) =>
  stored === undefined || stored === '' || known.includes(stored) ? known : [...known, stored];

/** Statuses as the options of a select. */
export const statusOptions = (statuses: readonly string[]) =>
  statuses.map((value) => ({ value, label: statusLabel(value) }));

/** The filter by status that most lists have. */
export const statusFilter = (statuses: readonly string[]) => ({
  id: 'status',
  label: 'Status',
  all: 'All Statuses',
  options: statusOptions(statuses),
  matches: ({ status }: { status: string }, value: string) => status === value,
});
