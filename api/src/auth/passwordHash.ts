import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { inTurn } from './inTurn';

/** scrypt with N = 2^17, r = 8, p = 1, as OWASP recommends. Tests take less. */
export const PASSWORD_COST = 17;

const BLOCK = 8;

/** Each key takes 128 MB, so that one is derived at a time. */
const derive = (password: string, salt: Buffer, cost: number, signal?: AbortSignal) =>
  inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(
          password.normalize('NFKC'),
          salt,
          32,
          { N: 2 ** cost, r: BLOCK, p: 1, maxmem: 2 ** cost * BLOCK * 128 + 2 ** 20 },
          (error, key) => (error ? reject(error) : resolve(key)),
        ),
      ),
    signal,
  );

/** The hash with its cost and salt, so that a stronger cost can be used later for new passwords. */
export async function hashPassword(password: string, cost: number, signal?: AbortSignal) {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost, signal);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes the same time for a hash that is none, which stands for an unknown user. */
export async function verifyPassword(
  password: string,
  hash: string | undefined,
  cost: number,
  signal?: AbortSignal,
) {
  const [, storedCost, salt = '', key = ''] = hash?.split('$') ?? [];
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(storedCost ?? cost), signal);
  const expected = Buffer.from(key, 'base64url');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
