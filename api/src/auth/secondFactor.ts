import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { VENUE } from '@venue/shared/venue';
import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../database/database';
import { users } from './userTables';

const CIPHER = 'aes-256-gcm';
const STEP_SECONDS = 30;
/** A clock may be this many steps wrong. */
const DRIFT = 1;

const SECRET = /^[A-Z2-7]{32}$/;
export const isSecret = (text: string) => SECRET.test(text);

/** A new secret, in the address that authenticator apps read. */
export const newSecret = (email: string) =>
  new TOTP({ issuer: VENUE.name, label: email, secret: new Secret({ size: 20 }) }).toString();

/** As it is stored: without the password of the account nobody reads it, in a backup neither. */
export function seal(key: Buffer, secret: string) {
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, key, iv);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url')).join('.');
}

export function unseal(key: Buffer, sealed: string) {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !text) throw new Error('This is no sealed secret.');
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: 16 }).setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

/** The time step of a code; null for a wrong one. */
export function stepOf(secret: string, code: string, now = Date.now()) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp: now, window: DRIFT });
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}

/** Takes a code, once: also of two sign-ins at the same time one is refused. */
export async function takeCode(db: Database, userId: number, secret: string, code: string) {
  const step = stepOf(secret, code);
  if (step === null) return false;
  const taken = await db
    .update(users)
    .set({ secondFactorStep: step })
    .where(and(eq(users.id, userId), lt(users.secondFactorStep, step)))
    .returning({ id: users.id });
  return taken.length === 1;
}
