import type { Failure, Outcome } from '@venue/shared/graphql';
import { notify, type ToastAction } from '@venue/shared/notify';

/** Records that are deleted, and may be taken back where their server can. */
export interface Removable<Row> {
  remove: (row: Row) => Promise<Outcome<unknown>>;
  canUndelete?: () => boolean;
  undelete?: (row: Row) => Promise<Outcome<unknown>>;
}

/** The Undo of a toast about a deletion, for servers that take it back. */
export function undoOf<Row>(
  { canUndelete, undelete }: Removable<Row>,
  row: Row,
  name: string,
  onFailure: (failure: Failure) => void,
): { action?: ToastAction } {
  if (!undelete || !canUndelete?.()) return {};
  async function undo(restore: (row: Row) => Promise<Outcome<unknown>>) {
    const outcome = await restore(row);
    if (outcome.ok) notify.info(`${name} is back`);
    else onFailure(outcome.failure);
  }
  return { action: { label: 'Undo', run: () => void undo(undelete) } };
}
