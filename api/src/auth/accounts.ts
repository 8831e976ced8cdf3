import { isEmail } from '@venue/shared/rules';
import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { required } from '../schema/checks';
import { refusal, refuseProblems } from '../schema/errors';
import { ExpectedError } from '../settings/expectedError';
import type { Settings } from '../settings/settings';
import type { Wait } from './inTurn';
import { hashPassword } from './passwordHash';
import { passwordProblem } from './passwordRules';
import { endSessionsOf, isCurrent } from './sessions';
import { type Role, roleColumns, roleOf, sessions, users } from './userTables';

export interface NewAccount {
  email: string;
  name: string;
  role: Role;
  password: string;
}

/** What is changed of an account; what is absent stays. */
export interface AccountChange {
  role?: Role | null | undefined;
  isDisabled?: boolean | null | undefined;
  password?: string | null | undefined;
  /** True: whoever has lost their second factor signs in without. */
  endsSecondFactor?: boolean | null | undefined;
}

const NAME = required('a name', 200);
const EMAIL = required('an e-mail address', 254);

/** By name. @returns With the last sign-in of those who are signed in. */
export const listAccounts = (db: Database) =>
  db
    .select({
      ...{ id: users.id, name: users.name, email: users.email, role: roleOf, isTest: users.isTest },
      isDisabled: sql<boolean>`${users.disabledAt} is not null`,
      hasSecondFactor: sql<boolean>`${users.secondFactor} is not null`,
      signedInAt: max(sessions.createdAt),
    })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), isCurrent))
    .groupBy(users.id)
    .orderBy(asc(users.name), asc(users.id));

/** @throws BAD_USER_INPUT when the name, the e-mail address or the password can't be used, or the account exists. */
export async function createAccount(db: Database, account: NewAccount, cost: number, wait?: Wait) {
  const email = account.email.trim().toLowerCase();
  refuseProblems({
    name: NAME(account.name),
    email: EMAIL(email) || (!isEmail(email) && 'Enter an e-mail address like name@example.com.'),
    password: passwordProblem(account.password, email),
  });
  const [created] = await db
    .insert(users)
    .values({
      ...{ email, name: account.name.trim(), ...roleColumns(account.role) },
      passwordHash: await hashPassword(account.password, cost, wait),
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!created) refuseProblems({ email: `An account with the e-mail address ${email} exists already.` });
  return created?.id;
}

/**
 * Changes an account and ends its sessions, so that the change counts at once.
 * @throws BAD_USER_INPUT for a password that can't be used, and for the last administrator who can sign in.
 */
export async function changeAccount(
  db: Database,
  { id, email }: Pick<typeof users.$inferSelect, 'id' | 'email'>,
  { role, isDisabled, password, endsSecondFactor }: AccountChange,
  ...hashing: [cost: number, wait?: Wait]
) {
  const isNewPassword = typeof password === 'string';
  if (isNewPassword) refuseProblems({ password: passwordProblem(password, email) });
  const columns = {
    ...(role && roleColumns(role)),
    ...(typeof isDisabled === 'boolean' && { disabledAt: isDisabled ? new Date() : null }),
    // What only the former password opens is of no use any more.
    ...((endsSecondFactor || isNewPassword) && { secondFactor: null }),
    ...(isNewPassword && { passwordHash: await hashPassword(password, ...hashing) }),
  };
  if (Object.keys(columns).length === 0) throw refusal('BAD_USER_INPUT', 'Nothing is to be changed.');
  await db.transaction(async (tx) => {
    if (isDisabled || (role && role !== 'admin')) await requireAnotherAdmin(tx, id);
    await tx.update(users).set(columns).where(eq(users.id, id));
    await endSessionsOf(tx, id);
  });
}

/** The two test accounts, whose passwords stand on the sign-in page. */
export async function createTestAccounts(db: Database, cost: number) {
  const known = await db.select({ email: users.email }).from(users);
  const missing = TEST_ACCOUNTS.filter(({ email }) => !known.some((user) => user.email === email));
  const rows = await Promise.all(
    missing.map(async ({ email, password, user }) => ({
      email,
      name: user.name,
      role: user.role,
      isTest: true,
      passwordHash: await hashPassword(password, cost),
    })),
  );
  if (rows.length > 0) await db.insert(users).values(rows).onConflictDoNothing();
}

/** The accounts that production lets in as administrators. */
const ACTIVE_ADMIN = and(eq(users.role, 'admin'), eq(users.isTest, false), isNull(users.disabledAt));

/** @throws BAD_USER_INPUT when the user is the last administrator who can sign in. */
async function requireAnotherAdmin(db: Database, userId: number) {
  const admins = await db.select({ id: users.id }).from(users).where(ACTIVE_ADMIN).for('update');
  if (admins.length === 1 && admins[0]?.id === userId)
    throw refusal(
      'BAD_USER_INPUT',
      'This is the last administrator who can sign in. Make another one first.',
    );
}

/** In production somebody must be able to sign in: the administrator of the environment, or one made by the command. */
export async function requireAdmin(db: Database, { firstAdmin, passwordCost }: Settings) {
  if ((await db.$count(users, ACTIVE_ADMIN)) > 0) return;
  if (!firstAdmin)
    throw new ExpectedError(
      'No administrator exists: run "npm run -w api admin -- create", or set ADMIN_EMAIL and ADMIN_PASSWORD.',
    );
  const [known] = await db.select().from(users).where(eq(users.email, firstAdmin.email.trim().toLowerCase()));
  if (known)
    throw new ExpectedError(
      `No administrator can sign in: the account of ADMIN_EMAIL, ${known.email}, exists and ` +
        `${known.disabledAt ? 'is disabled' : 'is no administrator'}. ` +
        `Run "npm run -w api admin -- ${known.disabledAt ? 'enable' : 'role --role admin'} --email ${known.email}", ` +
        'or name another address.',
    );
  await createAccount(db, { ...firstAdmin, name: firstAdmin.email, role: 'admin' }, passwordCost);
}
