import crypto from 'node:crypto';
import { eq, gt } from 'drizzle-orm';
import { codes } from '../testing/call';
import { describeWithServer } from '../testing/describeWithServer';
import { documentOf } from '../testing/documents';
import { rateLimits } from '../walls/rateLimitTable';
import { sessions, users } from './userTables';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const SIGN_IN = documentOf('signIn');
const RIGHT = { email: 'admin@example.com', password: 'admin123' };

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
    const refused: unknown[] = [];
    for (let attempt = 1; attempt <= 40; attempt += 1)
      refused.push(...codes(await signIn({ email: `guest${attempt}@example.com`, password: 'wrong' })));
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
  'sign-in of an account that is attacked',
  (server) => {
    const from = async (address: string, password: string, device?: unknown) => {
      const options = { headers: { 'x-forwarded-for': address }, extensions: { device } };
      const answer = await server().call(SIGN_IN, { ...RIGHT, password }, options);
      return { code: codes(answer)[0] ?? 'signed in', device: answer.extensions.device };
    };
    const HOUSE = '198.51.100.7';

    /** Wrong passwords from many addresses. @returns How many were tried out. */
    async function attack(addresses = 15, guesses = 60) {
      const answers = [];
      for (let guess = 0; guess < guesses; guess += 1)
        answers.push(await from(`203.0.113.${guess % addresses}`, 'wrong'));
      return answers.filter(({ code }) => code === 'UNAUTHENTICATED').length;
    }

    it('is limited to 50 attempts, for every device that is not known', async () => {
      expect(await attack()).toBe(50);
      expect((await from(HOUSE, RIGHT.password)).code).toBe('RATE_LIMITED');
      expect((await from(HOUSE, RIGHT.password, 'invented')).code).toBe('RATE_LIMITED');
    });

    it('stays open on the device of its owner, also when a guest behind the same address guesses', async () => {
      const { device } = await from(HOUSE, RIGHT.password);
      for (let guess = 1; guess <= 6; guess += 1) await from(HOUSE, 'wrong');
      expect((await from(HOUSE, RIGHT.password)).code).toBe('RATE_LIMITED');
      await attack();
      expect(await from(HOUSE, RIGHT.password, device)).toEqual({ code: 'signed in', device });
      expect((await from('203.0.113.99', 'wrong')).code).toBe('UNAUTHENTICATED');
    });

    it('counts on a device of the house by itself, whoever signs in on it', async () => {
      const { device } = await from(HOUSE, RIGHT.password);
      const other = (email: string, known?: unknown) =>
        server().call(
          SIGN_IN,
          { email, password: 'wrong' },
          { headers: { 'x-forwarded-for': HOUSE }, extensions: { device: known } },
        );
      for (let guest = 1; guest <= 31; guest += 1) await other(`guest${guest}@example.com`);
      expect(codes(await other('guest@example.com'))).toEqual(['RATE_LIMITED']);
      expect(codes(await other('customer@example.com', device))).toEqual(['UNAUTHENTICATED']);
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
      // Whoever was impatient has guessed nothing.
      const counts = await server().db.select().from(rateLimits).where(gt(rateLimits.count, 0));
      const ofAttempts = counts.filter(({ endsAt }) => endsAt > inMinutes(5) && endsAt < inMinutes(60));
      expect(ofAttempts).toEqual([]);
    });

    it('opens nothing by a password that is changed while it waits for its turn', async () => {
      const { call, db, statements } = server();
      const attempt = call(SIGN_IN, RIGHT);
      while (!statements.some((text) => text.includes('from "users"'))) await new Promise(setImmediate);
      await db.update(users).set({ passwordHash: 'another' });
      expect(codes(await attempt)).toEqual(['UNAUTHENTICATED']);
      expect(await db.$count(sessions)).toBe(0);
    });
  },
  { passwordCost: 17 },
);

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
