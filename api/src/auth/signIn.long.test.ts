import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import { codes } from '../testing/call';
import { describeWithServer } from '../testing/describeWithServer';
import { documentOf } from '../testing/documents';
import { sessions, users } from './userTables';

const SIGN_IN = documentOf('signIn');
const RIGHT = { email: 'admin@example.com', password: 'admin123' };
const CHANGE =
  'mutation change($old: String!, $new: String!) { changePassword(currentPassword: $old, newPassword: $new) }';

describeWithServer('sign-in', (server) => {
  const signIn = (variables: object, headers = {}) => server().call(SIGN_IN, variables, { headers });

  it('gives a token of 256 bits, of which the database keeps only the hash', async () => {
    const { data } = await signIn({ ...RIGHT, email: ' Admin@Example.com ' });
    const token = String(data?.signIn);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(codes(await server().call('{ reservations { id } }', {}, { token }))).toEqual([]);
    const [session] = await server().db.select().from(sessions);
    expect(JSON.stringify(session)).not.toContain(token);
  });

  it('gives an unknown user, a wrong password and a disabled user the same answer', async () => {
    const { db } = server();
    await db.update(users).set({ disabledAt: new Date() }).where(eq(users.role, 'customer'));
    const answers = [
      await signIn({ ...RIGHT, password: 'admin124' }),
      await signIn({ ...RIGHT, email: 'nobody@example.com' }),
      await signIn({ email: 'customer@example.com', password: 'customer123' }),
      await signIn({ email: "' or 1=1 --\0", password: '\0' }),
    ];
    for (const { errors, data } of answers) {
      expect(data).toEqual({ signIn: null });
      expect(errors).toMatchObject([
        { message: 'Wrong e-mail or password.', extensions: { code: 'UNAUTHENTICATED' } },
      ]);
    }
  });

  it('is limited to 5 attempts at an account from one address, and a right one starts the count again', async () => {
    const wrong = { ...RIGHT, password: 'wrong' };
    for (let attempt = 1; attempt <= 4; attempt += 1) await signIn(wrong);
    expect((await signIn(RIGHT)).data?.signIn).toEqual(expect.any(String));
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(codes(await signIn(wrong))).toEqual(['UNAUTHENTICATED']);
    const { errors } = await signIn(RIGHT);
    expect(errors).toMatchObject([
      { extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) } },
    ]);
  });

  it('counts attempts made at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn({ ...RIGHT, password: 'wrong' })),
    );
    expect(answers.flatMap(codes).filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5);
  });

  it('is limited from one address whatever the account', async () => {
    const attempts = Array.from({ length: 40 }, (_, index) =>
      signIn({ email: `guest${index}@example.com`, password: 'wrong' }),
    );
    const refused = (await Promise.all(attempts)).flatMap(codes);
    expect(refused.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(30);
    expect(refused.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10);
  });

  it('is open to a house of forty behind one address', async () => {
    for (let attempt = 1; attempt <= 40; attempt += 1)
      expect((await signIn(RIGHT)).data?.signIn).toEqual(expect.any(String));
  });

  it('does not believe a header about the address of the client, when no proxy stands in front', async () => {
    const answers = [];
    for (let attempt = 1; attempt <= 6; attempt += 1)
      answers.push(await signIn({ ...RIGHT, password: 'x' }, { 'x-forwarded-for': `203.0.113.${attempt}` }));
    expect(answers.flatMap(codes).at(-1)).toBe('RATE_LIMITED');
  });

  it('leaves no e-mail address, password or token in the logs', async () => {
    const { data } = await signIn(RIGHT);
    await signIn({ ...RIGHT, password: 'a-wrong-secret' });
    const logs = server().logged.join('');
    expect(logs).toContain('"event":"sign-in"');
    expect(logs).toContain('"event":"sign-in refused"');
    const clients = server().logged.flatMap((line) => /"client":"([\w-]{12})"/.exec(line)?.[1] ?? []);
    expect([clients.length, new Set(clients).size]).toEqual([2, 1]);
    for (const secret of [RIGHT.email, RIGHT.password, 'a-wrong-secret', String(data?.signIn), '127.0.0.1'])
      expect(logs).not.toContain(secret);
  });
});

describeWithServer(
  'sign-in of an account that is attacked from many addresses',
  (server) => {
    const from = async (address: string, password: string) => {
      const headers = { 'x-forwarded-for': address };
      const [code] = codes(await server().call(SIGN_IN, { ...RIGHT, password }, { headers }));
      return code ?? 'signed in';
    };
    const OWNER = '198.51.100.7';

    async function attack() {
      const attempts = Array.from({ length: 60 }, (_, index) => from(`203.0.113.${index % 15}`, 'wrong'));
      return (await Promise.all(attempts)).filter((code) => code === 'UNAUTHENTICATED').length;
    }

    it('is limited to 50 attempts, for every address that is not known', async () => {
      expect(await attack()).toBe(50);
      expect(await from(OWNER, RIGHT.password)).toBe('RATE_LIMITED');
    });

    it('stays open for its owner, where they signed in before', async () => {
      await from(OWNER, RIGHT.password);
      expect(await attack()).toBe(50);
      expect(await from(OWNER, RIGHT.password)).toBe('signed in');
    });

    it('starts the count again for every address after a sign-in', async () => {
      await from(OWNER, RIGHT.password);
      await attack();
      await from(OWNER, RIGHT.password);
      expect(await from('203.0.113.99', 'wrong')).toBe('UNAUTHENTICATED');
    });
  },
  { trustedProxies: ['127.0.0.1'] },
);

describeWithServer(
  'sign-in with a password hash at nearly full strength',
  (server) => {
    it('is left out for clients that did not wait for it', async () => {
      const scrypt = jest.spyOn(crypto, 'scrypt');
      const attempts = Array.from({ length: 5 }, (_, index) =>
        fetch(server().url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: SIGN_IN, variables: RIGHT }),
          ...(index > 0 && { signal: AbortSignal.timeout(250) }),
        }).catch(() => null),
      );
      const answers = await Promise.all(attempts);
      expect(answers[0]?.status).toBe(200);
      expect((await server().call(SIGN_IN, RIGHT)).status).toBe(200);
      expect(scrypt.mock.calls.length).toBeLessThan(6);
      scrypt.mockRestore();
    });
  },
  { passwordCost: 17 },
);

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

describeWithServer(
  'the test pairs where they may not sign in',
  (server) => {
    it('are refused before anything is counted, hashed or logged', async () => {
      const { call, statements } = server();
      statements.length = 0;
      for (let attempt = 1; attempt <= 40; attempt += 1)
        expect(codes(await call(documentOf('signIn'), RIGHT))).toEqual(['UNAUTHENTICATED']);
      expect(statements.filter((text) => text.includes('"users"'))).toEqual([]);
      const other = await call(documentOf('signIn'), { ...RIGHT, password: 'other' });
      expect(codes(other)).toEqual(['UNAUTHENTICATED']);
    });
  },
  { isTestAllowed: false },
);
