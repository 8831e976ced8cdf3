import type { UserState } from '@venue/shared/stores';
import type { RequestRecord } from './venueRequest';

interface Account {
  getState: () => UserState;
}

/**
 * The reservation, ticket or order of a request, as far as a person changes it. Each function returns what takes it back;
 * null where there is none.
 */
export function recordOf(record: RequestRecord | null, account: Account) {
  if (record?.kind === 'RES') return handle('reservations', record.id, account);
  if (record?.kind === 'TIC') return handle('tickets', record.id, account);
  return record && handle('orders', record.id, account);
}

function handle(list: 'reservations' | 'tickets' | 'orders', id: string, account: Account) {
  const row = account.getState()[list].find((known) => known.id === id);
  if (!row) return null;
  const put = (changes: { status: 'confirmed' | 'cancelled' } | typeof row) =>
    account.getState().putRecord(list, row, changes);
  return {
    /** An order goes on as it is when the kitchen says yes: it is being prepared. */
    setStatus(status: 'confirmed' | 'cancelled') {
      if (list === 'orders' && status === 'confirmed') return () => undefined;
      put({ status });
      return () => put(row);
    },
    remove() {
      account.getState().removeRecord(list, id);
      return () => put(row);
    },
  };
}
