import { isEmail } from '@venue/shared/rules';
import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { ExpectedError } from '../settings/expectedError';
import type { Settings } from '../settings/settings';
import { hashPassword } from './passwordHash';
import { passwordProblem } from './passwordRules';
import { type Role, roleColumns, users } from './userTables';

export interface NewAccount {
  email: string;
  name: string;
  role: Role;
  password: string;
}

/** @throws ExpectedError when the e-mail address or the password can't be used, or the account exists. */
export async function createAccount(db: Database, account: NewAccount, cost: number) {
  const email = account.email.trim().toLowerCase();
  if (!isEmail(email)) throw new ExpectedError(`"${account.email}" is no e-mail address.`);
  const problem = passwordProblem(account.password, email);
  if (problem) throw new ExpectedError(problem);
  const [created] = await db
    .insert(users)
    .values({
      email,
      name: account.name.trim() || email,
      ...roleColumns(account.role),
      passwordHash: await hashPassword(account.password, cost),
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!created) throw new ExpectedError(`An account with the e-mail address ${email} exists already.`);
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

/** @throws ExpectedError when the user is the last administrator who can sign in. */
export async function requireAnotherAdmin(db: Database, userId: number) {
  const admins = await db.select({ id: users.id }).from(users).where(ACTIVE_ADMIN).for('update');
  if (admins.length === 1 && admins[0]?.id === userId)
    throw new ExpectedError(
      'This is the last administrator who can sign in. Make another one first: admin create --email …',
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
