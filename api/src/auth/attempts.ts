import { randomBytes } from 'node:crypto';
import type { Context } from '../schema/context';
import { clearAttempts, countAttempts, hasAttempts, type Limit, limitKey, tooMany } from '../walls/rateLimit';
import { clientHash } from './clientHash';

const WINDOW_SECONDS = 15 * 60;
const KNOWN_SECONDS = 90 * 24 * 3600;
/** Attempts at one account from one place; a sign-in starts the count again. */
const PAIR: Limit = { name: 'sign-in', max: 5, seconds: WINDOW_SECONDS };
/** Failures at all accounts from one place. */
const PLACE: Limit = { name: 'sign-in from place', max: 30, seconds: WINDOW_SECONDS };
/** Attempts at one account from all devices on which nobody has signed in to it before. */
const ACCOUNT: Limit = { name: 'sign-in of account', max: 50, seconds: WINDOW_SECONDS };
/** Devices on which somebody has signed in to an account, so that strangers can't lock its owner out. */
const DEVICE_OF_ACCOUNT: Limit = { name: 'device of account', max: 1, seconds: KNOWN_SECONDS };
/** Devices on which somebody has signed in at all. */
const DEVICE: Limit = { name: 'device', max: 1, seconds: KNOWN_SECONDS };

const newDevice = () => randomBytes(16).toString('base64url');

/**
 * Counts before the password is checked, so that attempts at the same time count too. The place is the device where
 * somebody has signed in on it before, else the address: a house behind one address is many devices.
 */
export async function limitAttempts({ db, address, device, log }: Context, email: string) {
  const isKnown = device !== null && (await hasAttempts(db, limitKey(DEVICE_OF_ACCOUNT, email, device)));
  const isOurs = device !== null && (isKnown || (await hasAttempts(db, limitKey(DEVICE, device))));
  const place = isOurs ? `device ${device}` : address;
  const pair = limitKey(PAIR, email, place);
  const account = limitKey(ACCOUNT, email);
  const counted: [Limit, string][] = [
    [PAIR, pair],
    [PLACE, limitKey(PLACE, place)],
  ];
  if (!isKnown) counted.push([ACCOUNT, account]);
  for (const [limit, key] of counted) {
    const { count, left } = await countAttempts(db, key, limit);
    if (count <= limit.max) continue;
    log('warn', 'sign-in limited', { limit: limit.name, client: clientHash(address) });
    throw tooMany(left);
  }
  const takeBack = async () => {
    for (const [limit, key] of counted) await countAttempts(db, key, limit, -1);
  };
  return {
    isKnown,
    /** It was no guess. */
    takeBack,
    /** Work that may not come to its turn, or be given up: then nothing was tried. */
    during: <Value>(work: Promise<Value>) =>
      work.catch(async (error: unknown) => {
        await takeBack();
        throw error;
      }),
    async succeeded() {
      await takeBack();
      await clearAttempts(db, pair, account);
    },
    /** From now on the device has a lane of its own. @returns Its id, which it sends with the next sign-in. */
    async rememberDevice() {
      const id = isOurs ? device : newDevice();
      const keys: [Limit, string][] = [
        [DEVICE, limitKey(DEVICE, id)],
        [DEVICE_OF_ACCOUNT, limitKey(DEVICE_OF_ACCOUNT, email, id)],
      ];
      await clearAttempts(db, ...keys.map(([, key]) => key));
      for (const [limit, key] of keys) await countAttempts(db, key, limit);
      return id;
    },
  };
}
