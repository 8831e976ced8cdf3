import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt with N = 2^17, r = 8, p = 1, as OWASP recommends. Tests take less. */
export const PASSWORD_COST = 17;

const BLOCK = 8;
/** Each hash takes 128 MB, so few are computed at a time. */
const AT_A_TIME = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Value>(work: () => Promise<Value>) {
  if (running >= AT_A_TIME) await new Promise<void>((resolve) => void waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const derive = (password: string, salt: Buffer, cost: number) =>
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
  );

/** The hash with its cost and salt, so that a stronger cost can be used later for new passwords. */
export async function hashPassword(password: string, cost: number) {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes the same time for a hash that is none, which stands for an unknown user. */
export async function verifyPassword(password: string, hash: string | undefined, cost: number) {
  const [, storedCost, salt = '', key = ''] = hash?.split('$') ?? [];
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(storedCost ?? cost));
  const expected = Buffer.from(key, 'base64url');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
