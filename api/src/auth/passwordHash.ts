import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { inTurn, type Wait } from './inTurn';

/** scrypt with N = 2^17, r = 8, p = 1, as OWASP recommends. Tests take less. */
export const PASSWORD_COST = 17;

const BLOCK = 8;
const HASH_BYTES = 32;
const KEY_BYTES = 32;

/** The bytes of the hash and, after them, of the key. Each derivation takes 128 MB, so that one is made at a time. */
const derive = (password: string, salt: Buffer, cost: number, wait?: Wait) =>
  inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(
          password.normalize('NFKC'),
          salt,
          HASH_BYTES + KEY_BYTES,
          { N: 2 ** cost, r: BLOCK, p: 1, maxmem: 2 ** cost * BLOCK * 128 + 2 ** 20 },
          (error, bytes) => (error ? reject(error) : resolve(bytes)),
        ),
      ),
    wait,
  );

/** What a password gives: the hash that is stored, and a key that is not, for what its owner alone may open. */
export async function newPassword(password: string, cost: number, wait?: Wait) {
  const salt = randomBytes(16);
  const bytes = await derive(password, salt, cost, wait);
  const stored = bytes.subarray(0, HASH_BYTES).toString('base64url');
  return {
    // With its cost and salt, so that a stronger cost can be used later for new passwords.
    hash: ['scrypt', cost, salt.toString('base64url'), stored].join('$'),
    key: bytes.subarray(HASH_BYTES),
  };
}

export const hashPassword = async (password: string, cost: number, wait?: Wait) =>
  (await newPassword(password, cost, wait)).hash;

/**
 * Takes the same time for a hash that is none, which stands for an unknown user.
 * @returns The password's key; null for a wrong password.
 */
export async function verifyPassword(
  password: string,
  hash: string | undefined,
  cost: number,
  wait?: Wait,
): Promise<Buffer | null> {
  const [, storedCost, salt = '', stored = ''] = hash?.split('$') ?? [];
  const bytes = await derive(password, Buffer.from(salt, 'base64url'), Number(storedCost ?? cost), wait);
  const expected = Buffer.from(stored, 'base64url');
  const isRight = expected.length === HASH_BYTES && timingSafeEqual(expected, bytes.subarray(0, HASH_BYTES));
  return isRight ? bytes.subarray(HASH_BYTES) : null;
}
