import { eq } from 'drizzle-orm';
import type { Context } from '../schema/context';
import { refusal } from '../schema/errors';
import { limitAttempts } from './attempts';
import { newPassword, verifyPassword } from './passwordHash';
import { passwordProblem } from './passwordRules';
import { isSecret, newSecret, seal, takeCode, unseal } from './secondFactor';
import { endSessionsOf } from './sessions';
import { MAX_INPUT } from './signIn';
import { users } from './userTables';

type User = typeof users.$inferSelect;

const refuseField = (field: string, message: string) =>
  refusal('BAD_USER_INPUT', message, { fields: { [field]: message } });

async function ownAccount({ db, caller }: Context): Promise<User> {
  if (caller.kind !== 'person') throw refusal('UNAUTHENTICATED', 'Sign in first.');
  const [user] = await db.select().from(users).where(eq(users.id, caller.person.id));
  if (!user) throw refusal('UNAUTHENTICATED', 'Sign in first.');
  return user;
}

/** The account of whoever calls, once they have typed its present password. */
export async function openAccount(context: Context, current: string) {
  const { settings, log, signal } = context;
  const user = await ownAccount(context);
  const attempts = await limitAttempts(context, user.email);
  const key = await attempts.during(
    verifyPassword(current.slice(0, MAX_INPUT), user.passwordHash, settings.passwordCost, {
      signal,
      isKnown: true,
    }),
  );
  if (!key) {
    log('warn', 'present password refused', { userId: user.id });
    throw refuseField('currentPassword', 'This is not your present password.');
  }
  return { user, key, attempts };
}

/** Changes the account and ends the person's other sessions. */
async function saveAccount({ db, caller }: Context, user: User, columns: Partial<User>) {
  const own = caller.kind === 'person' ? caller.person.tokenHash : '';
  await db.transaction(async (tx) => {
    await tx.update(users).set(columns).where(eq(users.id, user.id));
    await endSessionsOf(tx, user.id, own);
  });
  return true;
}

export async function changePassword(context: Context, current: string, wanted: string) {
  const { user, key, attempts } = await openAccount(context, current);
  await attempts.succeeded();
  const problem = passwordProblem(wanted, user.email);
  if (problem) throw refuseField('newPassword', problem);
  const { signal, settings, log } = context;
  const next = await newPassword(wanted, settings.passwordCost, { signal, isKnown: true });
  const { secondFactor } = user;
  log('info', 'password changed', { userId: user.id });
  return saveAccount(context, user, {
    passwordHash: next.hash,
    secondFactor: secondFactor && seal(next.key, unseal(key, secondFactor)),
  });
}

/** The address of a new secret, for an authenticator app. Nothing is stored before a code of it has come back. */
export const startSecondFactor = async (context: Context) => newSecret((await ownAccount(context)).email);

/** @param secret Of the second factor; without it the present one ends. */
export async function setSecondFactor(
  context: Context,
  typed: { currentPassword: string; code: string; secret?: string | null | undefined },
) {
  const { user, key, attempts } = await openAccount(context, typed.currentPassword);
  const { secondFactor: sealed } = user;
  const wanted = typed.secret ?? null;
  if (wanted !== null && (sealed !== null || !isSecret(wanted)))
    throw refusal('BAD_USER_INPUT', 'End the second factor you have, and begin again.');
  const secret = wanted ?? (sealed === null ? null : unseal(key, sealed));
  if (secret === null) throw refusal('BAD_USER_INPUT', 'This account has no second factor.');
  if (!(await takeCode(context.db, user.id, secret, typed.code)))
    throw refuseField('code', 'This code is wrong or was used already. Enter the next one.');
  await attempts.succeeded();
  context.log('info', wanted ? 'second factor begun' : 'second factor ended', { userId: user.id });
  await saveAccount(context, user, { secondFactor: wanted && seal(key, wanted) });
  if (context.caller.kind === 'person') context.caller.person.hasSecondFactor = wanted !== null;
  return true;
}
