import { eq } from 'drizzle-orm';
import { numberOf } from '../records/ids';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import type { Context } from '../schema/context';
import { notFound, refusal } from '../schema/errors';
import { changeAccount, createAccount, listAccounts } from './accounts';
import { openAccount } from './ownAccount';
import { ROLES, users } from './userTables';

const AccountRole = builder.enumType('AccountRole', { values: ROLES });

const Account = builder.objectRef<Awaited<ReturnType<typeof listAccounts>>[number]>('Account').implement({
  description: 'Who works here.',
  extensions: access('admin'),
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    role: t.expose('role', { type: AccountRole }),
    isDisabled: t.exposeBoolean('isDisabled'),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor'),
    signedInAt: t.string({
      nullable: true,
      description: 'The last sign-in, while it lasts.',
      resolve: ({ signedInAt }) => signedInAt?.toISOString(),
    }),
  }),
});

/** The administrator who calls, and has typed their own password: a tablet that lies open makes nobody one. */
async function administrator(context: Context, currentPassword: string) {
  const { user, attempts } = await openAccount(context, currentPassword);
  await attempts.succeeded();
  return user;
}

builder.queryField('accounts', (t) =>
  t.field({
    type: [Account],
    extensions: access('admin'),
    resolve: async (_, __, { db, settings }) =>
      (await listAccounts(db)).filter(({ isTest }) => !isTest || settings.isTestAllowed),
  }),
);

// Not by `change`: a password goes into no history and no answer that is kept.
builder.mutationFields((t) => ({
  createAccount: t.boolean({
    nullable: true,
    description: 'Asks for the present password of whoever calls.',
    args: {
      currentPassword: t.arg.string({ required: true }),
      email: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      role: t.arg({ type: AccountRole, required: true }),
      password: t.arg.string({ required: true }),
    },
    extensions: access('admin'),
    async resolve(_, { currentPassword, ...account }, context) {
      const { db, settings, signal, log } = context;
      const { id: userId } = await administrator(context, currentPassword);
      const accountId = await createAccount(db, account, settings.passwordCost, { signal, isKnown: true });
      log('info', 'account created', { userId, accountId });
      return true;
    },
  }),
  updateAccount: t.boolean({
    nullable: true,
    description:
      'Asks for the present password of whoever calls, and ends all sessions of the account. Another password ends its second factor too.',
    args: {
      id: t.arg.id({ required: true }),
      currentPassword: t.arg.string({ required: true }),
      role: t.arg({ type: AccountRole }),
      isDisabled: t.arg.boolean(),
      password: t.arg.string(),
      endsSecondFactor: t.arg.boolean(),
    },
    extensions: access('admin'),
    async resolve(_, { id, currentPassword, ...change }, context) {
      const { db, settings, signal, log } = context;
      const { id: userId } = await administrator(context, currentPassword);
      const accountId = numberOf(id) ?? 0;
      const [account] = await db.select().from(users).where(eq(users.id, accountId));
      if (!account || (account.isTest && !settings.isTestAllowed)) throw notFound('account');
      if (accountId === userId)
        throw refusal('BAD_USER_INPUT', 'This is your own account: another administrator changes it.');
      await changeAccount(db, account, change, settings.passwordCost, { signal, isKnown: true });
      log('info', 'account changed', { userId, accountId });
      return true;
    },
  }),
}));
