import { statusLabel } from '@venue/shared/status';

/** The statuses a select offers: ours, and the one that is stored if it is another. */
export const statusChoices = (known: readonly string[], stored: string | undefined) =>
  stored === undefined || stored === '' || known.includes(stored) ? known : [...known, stored];

/** The filter by status that most lists have. */
export const statusFilter = (statuses: readonly string[]) => ({
  id: 'status',
  label: 'Status',
  all: 'All Statuses',
  options: statuses.map((value) => ({ value, label: statusLabel(value) })),
  matches: ({ status }: { status: string }, value: string) => status === value,
});
