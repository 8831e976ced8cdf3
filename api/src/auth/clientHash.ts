import { createHmac, randomBytes } from 'node:crypto';

let key = { day: '', bytes: randomBytes(32) };

/**
 * What the log has for the address of a client: the same for all events of one day and process, so that one client with
 * many attempts is told from many clients. The key is nowhere else, so nobody can find the address by trying all of them.
 */
export function clientHash(address: string, now = new Date()): string {
  const day = now.toISOString().slice(0, 10);
  if (day !== key.day) key = { day, bytes: randomBytes(32) };
  return createHmac('sha256', key.bytes).update(address).digest('base64url').slice(0, 12);
}
