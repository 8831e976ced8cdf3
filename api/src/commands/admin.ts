import { asc, eq } from 'drizzle-orm';
import { createAccount, requireAnotherAdmin } from '../auth/accounts';
import { hashPassword } from '../auth/passwordHash';
import { passwordProblem } from '../auth/passwordRules';
import { endSessionsOf } from '../auth/sessions';
import { roleColumns, roleOf as storedRole, ROLES, users } from '../auth/userTables';
import type { Database } from '../database/database';
import { oneOf } from '../records/oneOf';
import { ExpectedError } from '../settings/expectedError';
import { readPassword } from './readPassword';
import { type Command, needed, type Values } from './runCommand';
import { withDatabase, withPresentTables } from './withDatabase';

async function userOf(db: Database, values: Values) {
  const email = needed(values, 'email').trim().toLowerCase();
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user) throw new ExpectedError(`No account has the e-mail address ${email}.`);
  return user;
}

function roleOf(values: Values) {
  try {
    return oneOf(ROLES, String(values.role ?? 'admin'));
  } catch {
    throw new ExpectedError(`--role must be ${ROLES.join(', ')}.`);
  }
}

/** Changes an account and ends its sessions, so that the change counts at once. */
async function changeUser(db: Database, values: Values, columns: Partial<typeof users.$inferInsert>) {
  const user = await userOf(db, values);
  const isLoss = columns.disabledAt || (columns.role && columns.role !== 'admin');
  await db.transaction(async (tx) => {
    if (isLoss) await requireAnotherAdmin(tx, user.id);
    await tx.update(users).set(columns).where(eq(users.id, user.id));
    await endSessionsOf(tx, user.id);
  });
  console.log(`${user.email}: done. All sign-ins of this account have ended.`);
}

const ACTIONS: Record<string, (db: Database, values: Values, cost: number) => Promise<void>> = {
  async create(db, values, cost) {
    const account = {
      email: needed(values, 'email'),
      name: String(values.name ?? ''),
      role: roleOf(values),
      password: await readPassword(needed(values, 'email')),
    };
    await createAccount(db, account, cost);
    console.log(`${account.email} can sign in now.`);
  },
  disable: (db, values) => changeUser(db, values, { disabledAt: new Date() }),
  enable: (db, values) => changeUser(db, values, { disabledAt: null }),
  role: (db, values) => changeUser(db, values, roleColumns(roleOf(values))),
  'remove-second-factor': (db, values) => changeUser(db, values, { secondFactor: null }),
  async password(db, values, cost) {
    const { email } = await userOf(db, values);
    const password = await readPassword(email);
    const problem = passwordProblem(password, email);
    if (problem) throw new ExpectedError(problem);
    // What only the former password opens is of no use any more.
    await changeUser(db, values, { passwordHash: await hashPassword(password, cost), secondFactor: null });
  },
};

async function list(db: Database) {
  const { email, name, disabledAt, isTest, secondFactor } = users;
  const columns = { email, name, role: storedRole, disabledAt, isTest, secondFactor };
  const all = await db.select(columns).from(users).orderBy(asc(email));
  for (const user of all)
    console.log(
      [
        ...[user.email, user.name, user.role],
        user.disabledAt && 'disabled',
        user.isTest && 'test account',
        user.secondFactor !== null && 'second factor',
      ]
        .filter(Boolean)
        .join('  '),
    );
}

export const admin: Command = {
  help: `
Accounts of the server. The password is read from the terminal or from standard input; that of ADMIN_EMAIL, where it is
set, from ADMIN_PASSWORD.

  npm run -w api admin -- list
  npm run -w api admin -- create --email a@example.com [--name "Achieng"] [--role admin|host|customer]
  npm run -w api admin -- disable --email a@example.com
  npm run -w api admin -- enable --email a@example.com
  npm run -w api admin -- role --email a@example.com --role host
  npm run -w api admin -- password --email a@example.com
  npm run -w api admin -- remove-second-factor --email a@example.com

All but list and create end every sign-in of the account at once. Another password ends its second factor too.`,
  options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } },
  async run(values, [action = '']) {
    if (action === 'list') return withPresentTables(({ db }) => list(db));
    const act = ACTIONS[action];
    if (!act)
      throw new ExpectedError(`Say what to do: ${['list', ...Object.keys(ACTIONS)].join(', ')}. See --help.`);
    await withDatabase(({ db }, { passwordCost }) => act(db, values, passwordCost));
  },
};
