import { Secret, TOTP } from 'otpauth';
import { type Answer, codes } from '../testing/call';
import { describeWithServer } from '../testing/describeWithServer';
import { documentOf } from '../testing/documents';
import type { TestServer } from '../testing/testServer';
import { stepOf } from './secondFactor';
import { users } from './userTables';

const SIGN_IN = documentOf('signIn');
const RIGHT = { email: 'admin@example.com', password: 'admin123' };
const CHANGE =
  'mutation change($old: String!, $new: String!) { changePassword(currentPassword: $old, newPassword: $new) }';
const SET =
  'mutation set($password: String!, $code: String!, $secret: String) { setSecondFactor(currentPassword: $password, code: $code, secret: $secret) }';

describeWithServer('changing the password', (server) => {
  const change = (token: string, old: string, changed: string) =>
    server().call(CHANGE, { old, new: changed }, { token });

  it('asks for the present one, and ends the other sessions of the person', async () => {
    const { call, tokenOf } = server();
    const [token, other] = [await tokenOf('admin'), await tokenOf('admin')];
    const refused = await change(token, 'wrong', 'a long enough one');
    expect(refused.errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { currentPassword: expect.any(String) } } },
    ]);
    expect((await change(token, 'admin123', 'a long enough one')).data).toEqual({ changePassword: true });
    expect(codes(await call('{ reservations { id } }', {}, { token }))).toEqual([]);
    expect(codes(await call('{ reservations { id } }', {}, { token: other }))).toEqual(['UNAUTHENTICATED']);
    const variables = { ...RIGHT, password: 'a long enough one' };
    expect((await call(SIGN_IN, variables)).data?.signIn).toEqual(expect.any(String));
  });

  it.each(['short', 'Password1', 'basketball', 'x'.repeat(129), 'Admin@Example.com'])(
    'refuses the password %p',
    async (wanted) => {
      const answer = await change(await server().tokenOf('admin'), 'admin123', wanted);
      expect(answer.errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', fields: { newPassword: expect.any(String) } } },
      ]);
    },
  );

  it('a weak new password is no failed sign-in', async () => {
    const token = await server().tokenOf('admin');
    for (let attempt = 1; attempt <= 6; attempt += 1) await change(token, 'admin123', 'short');
    expect((await server().call(SIGN_IN, RIGHT)).data?.signIn).toEqual(expect.any(String));
  });
});

/** A code of the step that is so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function begin({ call, tokenOf }: TestServer) {
  const token = await tokenOf('admin');
  const { data } = await call('mutation { startSecondFactor }', {}, { token });
  const secret = new URL(String(data?.startSecondFactor)).searchParams.get('secret') ?? '';
  const answer = await call(SET, { ...RIGHT, secret, code: codeOf(secret, -1) }, { token });
  return { token, secret, answer };
}

describeWithServer('the second factor', (server) => {
  const signIn = (code?: string, password = RIGHT.password) =>
    server().call(SIGN_IN, { ...RIGHT, password }, { extensions: { code } });
  const outcome = (answer: Answer) => codes(answer)[0] ?? typeof answer.data?.signIn;

  it('is asked for once the password is right, and no code is taken twice', async () => {
    const { secret } = await begin(server());
    expect(outcome(await signIn(codeOf(secret), 'wrong'))).toBe('UNAUTHENTICATED');
    for (let attempt = 1; attempt <= 6; attempt += 1) expect(outcome(await signIn())).toBe('CODE_NEEDED');
    const twice = await Promise.all([signIn(codeOf(secret)), signIn(codeOf(secret))]);
    expect(twice.map(outcome).sort()).toEqual(['CODE_WRONG', 'string']);
    expect(outcome(await signIn(codeOf(secret, 1)))).toBe('string');
    expect(outcome(await signIn(codeOf(secret)))).toBe('CODE_WRONG');
  });

  it('wrong codes are counted as wrong passwords are', async () => {
    await begin(server());
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(outcome(await signIn('000000'))).toBe('CODE_WRONG');
    expect(outcome(await signIn('000000'))).toBe('RATE_LIMITED');
  });

  it('outlives a new password, ends by its own code, and is readable in no table and no log', async () => {
    const { call, db, logged } = server();
    const { token, secret } = await begin(server());
    const kept = async () => JSON.stringify([await db.select().from(users), logged]);
    expect(await kept()).not.toContain(secret);
    await call(CHANGE, { old: RIGHT.password, new: 'a long enough one' }, { token });
    expect(outcome(await signIn(codeOf(secret), 'a long enough one'))).toBe('string');
    const end = (code: string) => call(SET, { password: 'a long enough one', code }, { token });
    expect((await end('000000')).errors).toMatchObject([
      { extensions: { fields: { code: expect.any(String) } } },
    ]);
    expect((await end(codeOf(secret, 1))).data).toEqual({ setSecondFactor: true });
    expect(outcome(await signIn(undefined, 'a long enough one'))).toBe('string');
  });

  it('a second one, one with a weak secret and the end of none are refused', async () => {
    const { call, tokenOf } = server();
    const token = await tokenOf('admin');
    const set = (secret?: string, as = token) =>
      call(SET, { ...RIGHT, secret, code: '000000' }, { token: as });
    expect(codes(await set())).toEqual(['BAD_USER_INPUT']);
    expect(codes(await set('AAAA'))).toEqual(['BAD_USER_INPUT']);
    const { token: own, secret, answer } = await begin(server());
    expect(answer.data).toEqual({ setSecondFactor: true });
    expect(codes(await set(secret, own))).toEqual(['BAD_USER_INPUT']);
  });

  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('takes a code of the step %d steps from now: %p', (steps, isTaken) => {
    const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    expect(stepOf(secret, codeOf(secret, steps)) !== null).toBe(isTaken);
  });
});
