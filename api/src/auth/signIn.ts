import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { eq } from 'drizzle-orm';
import type { Context } from '../schema/context';
import { refusal } from '../schema/errors';
import { clearAttempts, countAttempts, hasAttempts, type Limit, limitKey, tooMany } from '../walls/rateLimit';
import { clientHash } from './clientHash';
import { hashPassword, verifyPassword } from './passwordHash';
import { passwordProblem } from './passwordRules';
import { endSessionsOf, startSession } from './sessions';
import { users } from './userTables';

const WINDOW_SECONDS = 15 * 60;
/** Attempts at one account from one address; a sign-in starts the count again. */
const PAIR: Limit = { name: 'sign-in', max: 5, seconds: WINDOW_SECONDS };
/** Attempts at one account from all addresses from which nobody has signed in to it before. */
const ACCOUNT: Limit = { name: 'sign-in of account', max: 50, seconds: WINDOW_SECONDS };
/** Addresses from which somebody has signed in to an account, so that strangers elsewhere can't lock its owner out. */
const KNOWN_ADDRESS: Limit = { name: 'known address of account', max: 1, seconds: 90 * 24 * 3600 };
/** Attempts at all accounts from one address. */
const ADDRESS: Limit = { name: 'sign-in from address', max: 30, seconds: WINDOW_SECONDS };

const MAX_INPUT = 1000;

/** Counts before the password is checked, so that attempts at the same time count too. */
async function limitAttempts({ db, address, log }: Context, email: string) {
  const pair = limitKey(PAIR, email, address);
  const account = limitKey(ACCOUNT, email);
  const known = limitKey(KNOWN_ADDRESS, email, address);
  const counted: [Limit, string][] = [
    [PAIR, pair],
    [ADDRESS, limitKey(ADDRESS, address)],
  ];
  if (!(await hasAttempts(db, known))) counted.push([ACCOUNT, account]);
  for (const [limit, key] of counted) {
    const { count, left } = await countAttempts(db, key, limit);
    if (count <= limit.max) continue;
    log('warn', 'sign-in limited', { limit: limit.name, client: clientHash(address) });
    throw tooMany(left);
  }
  async function succeeded() {
    await clearAttempts(db, pair, account, known);
    // A house behind one address signs in as often as it likes: failures are counted, successes taken back.
    await countAttempts(db, limitKey(ADDRESS, address), ADDRESS, -1);
    await countAttempts(db, known, KNOWN_ADDRESS);
  }
  return { succeeded };
}

/** The test pairs open screens of the site. Where they may not sign in they cost no attempt and no hashing. */
const isTestPair = (email: string, password: string) =>
  TEST_ACCOUNTS.some((account) => account.email === email && account.password === password);

/** @returns The bearer token of later calls. An unknown user gets the same answer after the same time. */
export async function signIn(context: Context, emailAsTyped: string, password: string) {
  const { db, settings, log, signal } = context;
  const email = emailAsTyped.trim().toLowerCase().slice(0, MAX_INPUT);
  if (!settings.isTestAllowed && isTestPair(email, password))
    throw refusal('UNAUTHENTICATED', 'Wrong e-mail or password.');
  const attempts = await limitAttempts(context, email);
  const isText = !email.includes('\0');
  const [user] = isText ? await db.select().from(users).where(eq(users.email, email)) : [];
  const mayEnter = user && !user.disabledAt && (!user.isTest || settings.isTestAllowed);
  const isRight = await verifyPassword(
    password.slice(0, MAX_INPUT),
    user?.passwordHash,
    settings.passwordCost,
    signal,
  );
  if (!mayEnter || !isRight) {
    log('warn', 'sign-in refused', { userId: user?.id, client: clientHash(context.address) });
    throw refusal('UNAUTHENTICATED', 'Wrong e-mail or password.');
  }
  // The password may have been changed while this one waited for its turn.
  const [now] = await db.select().from(users).where(eq(users.id, user.id));
  if (now?.passwordHash !== user.passwordHash) throw refusal('UNAUTHENTICATED', 'Wrong e-mail or password.');
  await attempts.succeeded();
  const token = await startSession(db, user.id);
  log('info', 'sign-in', { userId: user.id, client: clientHash(context.address) });
  return token;
}

/** Asks for the present password, and ends the person's other sessions. */
export async function changePassword(context: Context, current: string, wanted: string) {
  const { db, caller, settings, log, signal } = context;
  if (caller.kind !== 'person') throw refusal('UNAUTHENTICATED', 'Sign in first.');
  const [user] = await db.select().from(users).where(eq(users.id, caller.person.id));
  if (!user) throw refusal('UNAUTHENTICATED', 'Sign in first.');
  const attempts = await limitAttempts(context, user.email);
  const { passwordCost } = settings;
  if (!(await verifyPassword(current.slice(0, MAX_INPUT), user.passwordHash, passwordCost, signal))) {
    log('warn', 'password change refused', { userId: user.id });
    throw refusal('BAD_USER_INPUT', 'This is not your present password.', {
      fields: { currentPassword: 'This is not your present password.' },
    });
  }
  await attempts.succeeded();
  const problem = passwordProblem(wanted, user.email);
  if (problem) throw refusal('BAD_USER_INPUT', problem, { fields: { newPassword: problem } });
  const passwordHash = await hashPassword(wanted, passwordCost, signal);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await endSessionsOf(tx, user.id, caller.person.tokenHash);
  });
  log('info', 'password changed', { userId: user.id });
  return true;
}
