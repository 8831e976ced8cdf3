import type { Database } from '../database/database';
import { countAttempts, type Limit, limitKey } from './rateLimit';

const WINDOW_MS = 60_000;
/** Requests counted at once, so that not each of them is a statement. */
const LEASE = 20;
const MAX_ADDRESSES = 10_000;

/** Counts the requests of each address, together with all other servers on the database. */
export function createRequestLimit(db: Database, max: number) {
  const limit: Limit = { name: 'requests', max, seconds: WINDOW_MS / 1000 };
  const lease = Math.min(LEASE, max);
  const leases = new Map<string, { left: number; until: number }>();

  /** @returns Seconds to wait; 0 when the request may go on. */
  return async function secondsToWait(address: string, now: number) {
    const known = leases.get(address);
    if (known && known.until > now && known.left > 0) {
      known.left -= 1;
      return 0;
    }
    // Without the database nothing can be counted, and nothing else can be done either.
    const free = { count: 0, left: 0 };
    const key = limitKey(limit, address);
    const { count, left } = await countAttempts(db, key, limit, lease).catch(() => free);
    if (count > max) return left;
    if (leases.size >= MAX_ADDRESSES) leases.clear();
    leases.set(address, { left: lease - 1, until: now + left * 1000 });
    return 0;
  };
}
