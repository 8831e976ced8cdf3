import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { eq } from 'drizzle-orm';
import type { Context } from '../schema/context';
import { refusal } from '../schema/errors';
import { limitAttempts } from './attempts';
import { clientHash } from './clientHash';
import { verifyPassword } from './passwordHash';
import { takeCode, unseal } from './secondFactor';
import { startSession } from './sessions';
import { users } from './userTables';

export const MAX_INPUT = 1000;

/** The test pairs open screens of the site. Where they may not sign in they cost no attempt and no hashing. */
const isTestPair = (email: string, password: string) =>
  TEST_ACCOUNTS.some((account) => account.email === email && account.password === password);

const wrong = () => refusal('UNAUTHENTICATED', 'Wrong e-mail or password.');

/** @returns The bearer token of later calls. An unknown user gets the same answer after the same time. */
export async function signIn(context: Context, emailAsTyped: string, password: string) {
  const { db, settings, log, signal, address, code } = context;
  const email = emailAsTyped.trim().toLowerCase().slice(0, MAX_INPUT);
  if (!settings.isTestAllowed && isTestPair(email, password)) throw wrong();
  const attempts = await limitAttempts(context, email);
  const isText = !email.includes('\0');
  const [user] = isText ? await db.select().from(users).where(eq(users.email, email)) : [];
  const mayEnter = user && !user.disabledAt && (!user.isTest || settings.isTestAllowed);
  const key = await attempts.during(
    verifyPassword(password.slice(0, MAX_INPUT), user?.passwordHash, settings.passwordCost, {
      signal,
      isKnown: attempts.isKnown,
    }),
  );
  const refuse = (refused = wrong()) => {
    log('warn', 'sign-in refused', { userId: user?.id, client: clientHash(address) });
    return refused;
  };
  if (!mayEnter || !key) throw refuse();
  // The password may have been changed while this one waited for its turn.
  const [now] = await db.select().from(users).where(eq(users.id, user.id));
  if (now?.passwordHash !== user.passwordHash) throw wrong();
  if (now.secondFactor !== null) {
    if (code === null) {
      await attempts.takeBack();
      throw refusal('CODE_NEEDED', 'Enter the code of your authenticator app.');
    }
    if (!(await takeCode(db, user.id, unseal(key, now.secondFactor), code)))
      throw refuse(refusal('CODE_WRONG', 'This code is wrong or was used already. Enter the next one.'));
  }
  await attempts.succeeded();
  context.versions.add({ device: await attempts.rememberDevice() });
  const token = await startSession(db, user.id);
  log('info', 'sign-in', { userId: user.id, client: clientHash(address) });
  return token;
}
