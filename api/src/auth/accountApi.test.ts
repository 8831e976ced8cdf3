import type { Account } from '@venue/shared/types';
import { eq } from 'drizzle-orm';
import { recordHistory } from '../records/historyTable';
import { idempotencyKeys } from '../records/idempotencyTable';
import { codes } from '../testing/call';
import { describeWithServer } from '../testing/describeWithServer';
import { documentOf } from '../testing/documents';
import { type Role, users } from './userTables';

const OWN = { currentPassword: 'admin123' };
const PASSWORD = 'karibu garden 7';
const NEW = { name: 'Zawadi', email: 'Zawadi@Example.com', role: 'host', password: PASSWORD };

describeWithServer('the accounts of those who work here', (server) => {
  const create = (typed: object = {}) => server().asAdmin('createAccount', { ...NEW, ...OWN, ...typed });
  const update = (id: unknown, change: object) =>
    server().asAdmin('updateAccount', { id: String(id), ...OWN, ...change });
  const signIn = (password = PASSWORD, email = NEW.email) =>
    server().call(documentOf('signIn'), { email, password });
  const fields = (answer: Awaited<ReturnType<typeof create>>) =>
    Object.keys(answer.errors[0]?.extensions.fields ?? {});
  const accounts = async () => (await server().asAdmin('accounts')).data?.accounts as Account[];
  const idOf = async (email: string) => (await accounts()).find((each) => each.email === email)?.id;

  it('are listed with role, state and last sign-in, and one that was added may sign in', async () => {
    expect((await create()).data).toEqual({ createAccount: true });
    const { data } = await signIn();
    expect(await accounts()).toContainEqual({
      ...{ id: expect.any(String), name: 'Zawadi', email: 'zawadi@example.com', role: 'host' },
      ...{ isDisabled: false, hasSecondFactor: false, signedInAt: expect.stringMatching(/^20.+Z$/) },
    });
    const token = String(data?.signIn);
    expect(codes(await server().call('{ reservations { id } }', {}, { token }))).toEqual([]);
  });

  it.each([
    [{ name: ' ', email: 'zawadi', password: 'short' }, ['name', 'email', 'password']],
    [{ password: 'basketball' }, ['password']],
    [{ password: 'zawadi@example.com' }, ['password']],
    [{ email: ' Customer@example.com' }, ['email']],
    [{ email: 'a\0@example.com', name: '\ud800' }, ['name', 'email']],
    [{ currentPassword: 'wrong' }, ['currentPassword']],
  ])('are not added with %j: what is wrong is said of %j', async (typed, named) => {
    const answer = await create(typed);
    expect([codes(answer), fields(answer)]).toEqual([['BAD_USER_INPUT'], named]);
    expect(await idOf('zawadi@example.com')).toBeUndefined();
  });

  it.each<[object, Partial<Account>, string | undefined]>([
    [{ role: 'admin' }, { role: 'admin' }, PASSWORD],
    [{ isDisabled: true }, { isDisabled: true }, undefined],
    [{ password: 'another good one' }, { hasSecondFactor: false }, 'another good one'],
    [{ endsSecondFactor: true }, { hasSecondFactor: false }, PASSWORD],
  ])(
    'that are changed by %j are other at once, and their sessions have ended',
    async (change, after, opens) => {
      await create();
      const token = String((await signIn()).data?.signIn);
      const id = await idOf('zawadi@example.com');
      await server()
        .db.update(users)
        .set({ secondFactor: 'sealed' })
        .where(eq(users.id, Number(id)));
      const before = (await accounts()).find((each) => each.id === id);
      expect((await update(id, change)).data).toEqual({ updateAccount: true });
      expect(await accounts()).toContainEqual({ ...before, signedInAt: null, ...after });
      expect(codes(await server().call('{ reservations { id } }', {}, { token }))).toEqual([
        'UNAUTHENTICATED',
      ]);
      await update(id, { endsSecondFactor: true });
      for (const typed of [PASSWORD, 'another good one'])
        expect(codes(await signIn(typed))).toEqual(typed === opens ? [] : ['UNAUTHENTICATED']);
      if ('isDisabled' in change) await update(id, { isDisabled: false });
      expect(codes(await signIn(opens))).toEqual([]);
    },
  );

  it.each<[string, string, object, RegExp]>([
    ['the own account', 'admin@example.com', { role: 'host' }, /your own account/],
    ['the own account', 'admin@example.com', { isDisabled: true }, /your own account/],
    ['the last administrator', 'zawadi@example.com', { isDisabled: true }, /last administrator/],
    ['the last administrator', 'zawadi@example.com', { role: 'host' }, /last administrator/],
    ['an account', 'zawadi@example.com', {}, /Nothing/],
    ['an account', 'zawadi@example.com', { password: 'short' }, /at least 8/],
    ['an account, with a wrong password', 'zawadi@example.com', { currentPassword: 'x' }, /present password/],
    ['none', 'nobody@example.com', { isDisabled: true }, /does not exist/],
  ])('refuse to change %s, %s, to %j', async (_, email, change, words) => {
    await create({ role: 'admin' });
    const before = await server().db.select().from(users);
    const answer = await update(await idOf(email), change);
    expect(answer.errors[0]?.message).toMatch(words);
    expect(await server().db.select().from(users)).toEqual(before);
  });

  it('keep one administrator when two disable each other at the same time', async () => {
    const emails = ['one@example.com', 'two@example.com'];
    for (const email of emails) await create({ email, role: 'admin' });
    const asked = await Promise.all(
      emails.map(async (email, at) => {
        const token = String((await signIn(PASSWORD, email)).data?.signIn);
        return { token, id: await idOf(emails[1 - at] ?? '') };
      }),
    );
    const typed = { currentPassword: PASSWORD, isDisabled: true };
    await Promise.all(
      asked.map(({ token, id }) => server().asAdmin('updateAccount', { id, ...typed }, { token })),
    );
    expect((await accounts()).filter(({ isDisabled }) => isDisabled)).toHaveLength(1);
  });

  it.each<Role>(['host', 'customer'])('are nothing for a %s, who is not told of them', async (role) => {
    const token = await server().tokenOf(role);
    for (const operation of ['accounts', 'createAccount', 'updateAccount']) {
      const answer = await server().asAdmin(operation, { ...NEW, ...OWN, id: '1' }, { token });
      expect(codes(answer)).toEqual(['FORBIDDEN']);
      expect((answer.extensions.person as { may: string[] }).may).not.toContain(operation);
    }
  });

  it('leave no password in logs, history and answers that are kept, with an idempotency key neither', async () => {
    const { db, logged, asAdmin } = server();
    await asAdmin('createAccount', { ...NEW, ...OWN }, { key: 'once' });
    const change = { id: await idOf('zawadi@example.com'), ...OWN, password: `${PASSWORD}-2` };
    await asAdmin('updateAccount', change, { key: 'twice' });
    const tables = [users, idempotencyKeys, recordHistory];
    const kept = JSON.stringify([
      logged,
      ...(await Promise.all(tables.map((table) => db.select().from(table)))),
    ]);
    for (const secret of [PASSWORD, OWN.currentPassword]) expect(kept).not.toContain(secret);
    for (const event of ['account created', 'account changed']) expect(kept).toContain(event);
  });
});
