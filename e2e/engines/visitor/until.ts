import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 20_000;
const GAP_MS = 50;

/**
 * Looks again and again until what it sees is right. A page that is being left can't be asked, so an error is looked at
 * again too.
 */
export async function until<T>(what: string, look: () => Promise<T>, isRight: (seen: T) => boolean) {
  const end = Date.now() + PATIENCE_MS;
  let seen: unknown;
  while (Date.now() < end) {
    try {
      const now = await look();
      if (isRight(now)) return now;
      seen = now;
    } catch (error) {
      seen = error;
    }
    await pause(GAP_MS);
  }
  const last = seen instanceof Error ? seen.message : JSON.stringify(seen);
  throw new Error(`Not within ${PATIENCE_MS / 1000} s: ${what}. Seen last: ${last}`);
}
