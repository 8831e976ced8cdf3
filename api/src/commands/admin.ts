import { eq } from 'drizzle-orm';
import { type AccountChange, changeAccount, createAccount, listAccounts } from '../auth/accounts';
import { ROLES, users } from '../auth/userTables';
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

const ACTIONS: Record<string, (db: Database, values: Values, cost: number) => Promise<void>> = {
  async create(db, values, cost) {
    const email = needed(values, 'email');
    const name = String(values.name || email);
    await createAccount(db, { email, name, role: roleOf(values), password: await readPassword(email) }, cost);
    console.log(`${email} can sign in now.`);
  },
  disable: change(() => ({ isDisabled: true })),
  enable: change(() => ({ isDisabled: false })),
  role: change((values) => ({ role: roleOf(values) })),
  'remove-second-factor': change(() => ({ endsSecondFactor: true })),
  password: change(async (_, email) => ({ password: await readPassword(email) })),
};

/** An action on an account that exists. */
function change(made: (values: Values, email: string) => AccountChange | Promise<AccountChange>) {
  return async (db: Database, values: Values, cost: number) => {
    const user = await userOf(db, values);
    await changeAccount(db, user, await made(values, user.email), cost);
    console.log(`${user.email}: done. All sign-ins of this account have ended.`);
  };
}

async function list(db: Database) {
  for (const user of await listAccounts(db))
    console.log(
      [
        ...[user.email, user.name, user.role],
        user.isDisabled && 'disabled',
        user.isTest && 'test account',
        user.hasSecondFactor && 'second factor',
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
