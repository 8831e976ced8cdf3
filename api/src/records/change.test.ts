import { sql } from 'drizzle-orm';
import { codes } from '../testing/call';
import { describeWithServer } from '../testing/describeWithServer';
import { documentOf, NEW_RESERVATION } from '../testing/documents';

const CREATE = documentOf('createReservation');
const RESERVATIONS = documentOf('reservations');

describeWithServer('idempotency keys', (server) => {
  const count = async (token: string) => {
    const { data } = await server().call(RESERVATIONS, {}, { token });
    return (data?.reservations as unknown[]).length;
  };

  it('a creation repeated with its key is made once and answered as the first time', async () => {
    const { call, tokenOf } = server();
    const token = await tokenOf('admin');
    const first = await call(CREATE, { input: NEW_RESERVATION }, { token, key: 'one' });
    const again = await call(CREATE, { input: NEW_RESERVATION }, { token, key: 'one' });
    expect(again.text).toBe(first.text);
    expect(await count(token)).toBe(11);
    await call(CREATE, { input: NEW_RESERVATION }, { token, key: 'two' });
    expect(await count(token)).toBe(12);
  });

  it('twenty copies sent at the same time make one reservation', async () => {
    const { call, tokenOf } = server();
    const token = await tokenOf('admin');
    const copies = Array.from({ length: 20 }, () =>
      call(CREATE, { input: NEW_RESERVATION }, { token, key: 'one' }),
    );
    const answers = new Set((await Promise.all(copies)).map(({ text }) => text));
    expect([...answers]).toEqual([expect.stringContaining('"RES-011"')]);
    expect(await count(token)).toBe(11);
  });

  it('the same key with another change is refused', async () => {
    const { call, tokenOf } = server();
    const token = await tokenOf('admin');
    await call(CREATE, { input: NEW_RESERVATION }, { token, key: 'one' });
    const other = await call(CREATE, { input: { ...NEW_RESERVATION, guests: 5 } }, { token, key: 'one' });
    expect(codes(other)).toEqual(['BAD_USER_INPUT']);
    expect(codes(await call(documentOf('deleteEvent'), { id: '1' }, { token, key: 'one' }))).toEqual([
      'BAD_USER_INPUT',
    ]);
    expect(await count(token)).toBe(11);
  });

  it('an edit repeated with its key is not refused as a conflict with itself', async () => {
    const { call, tokenOf } = server();
    const token = await tokenOf('admin');
    const version = (await call(documentOf('events'))).versions['1'];
    const edit = () =>
      call(documentOf('updateEvent'), { id: '1', input: { title: 'New' } }, { token, version, key: 'edit' });
    const first = await edit();
    expect((await edit()).text).toBe(first.text);
  });

  it('a refused change leaves the key free, and each person has keys of their own', async () => {
    const { call, tokenOf, db } = server();
    const token = await tokenOf('admin');
    const wrong = await call(CREATE, { input: { ...NEW_RESERVATION, name: '' } }, { token, key: 'one' });
    expect(codes(wrong)).toEqual(['BAD_USER_INPUT']);
    expect(codes(await call(CREATE, { input: NEW_RESERVATION }, { token, key: 'one' }))).toEqual([]);
    await db.execute(sql`update users set role = 'admin'`);
    const other = await call(
      CREATE,
      { input: NEW_RESERVATION },
      { token: await tokenOf('admin'), key: 'one' },
    );
    expect(codes(other)).toEqual([]);
  });

  it('a key is kept for 24 hours', async () => {
    const { call, tokenOf, db } = server();
    const token = await tokenOf('admin');
    await call(CREATE, { input: NEW_RESERVATION }, { token, key: 'one' });
    await db.execute(sql`update idempotency_keys set created_at = now() - interval '23 hours 59 minutes'`);
    await call(CREATE, { input: NEW_RESERVATION }, { token, key: 'one' });
    expect(await count(token)).toBe(11);
    await db.execute(sql`update idempotency_keys set created_at = now() - interval '24 hours 1 minute'`);
    await call(CREATE, { input: NEW_RESERVATION }, { token, key: 'one' });
    expect(await count(token)).toBe(12);
  });

  it('a key of unreasonable length is refused', async () => {
    const { call, tokenOf } = server();
    const token = await tokenOf('admin');
    const answer = await call(CREATE, { input: NEW_RESERVATION }, { token, key: 'x'.repeat(300) });
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
  });
});
