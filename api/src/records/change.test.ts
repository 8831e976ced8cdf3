import { sql } from 'drizzle-orm';
import { codes } from '../testing/call';
import { describeWithServer } from '../testing/describeWithServer';
import { NEW_RESERVATION } from '../testing/documents';

const CREATE = 'createReservation';

describeWithServer('idempotency keys', (server) => {
  const count = async () => ((await server().asAdmin('reservations')).data?.reservations as unknown[]).length;

  it('a creation repeated with its key is made once and answered as the first time', async () => {
    const { asAdmin } = server();
    const first = await asAdmin(CREATE, { input: NEW_RESERVATION }, { key: 'one' });
    const again = await asAdmin(CREATE, { input: NEW_RESERVATION }, { key: 'one' });
    expect(again.text).toBe(first.text);
    expect(await count()).toBe(11);
    await asAdmin(CREATE, { input: NEW_RESERVATION }, { key: 'two' });
    expect(await count()).toBe(12);
  });

  it('twenty copies sent at the same time make one reservation', async () => {
    const { asAdmin } = server();
    const copies = Array.from({ length: 20 }, () =>
      asAdmin(CREATE, { input: NEW_RESERVATION }, { key: 'one' }),
    );
    const answers = new Set((await Promise.all(copies)).map(({ text }) => text));
    expect([...answers]).toEqual([expect.stringContaining('"RES-011"')]);
    expect(await count()).toBe(11);
  });

  it('the same key with another change is refused', async () => {
    const { asAdmin } = server();
    await asAdmin(CREATE, { input: NEW_RESERVATION }, { key: 'one' });
    const other = await asAdmin(CREATE, { input: { ...NEW_RESERVATION, guests: 5 } }, { key: 'one' });
    expect(codes(other)).toEqual(['BAD_USER_INPUT']);
    expect(codes(await asAdmin('deleteEvent', { id: '1' }, { key: 'one' }))).toEqual(['BAD_USER_INPUT']);
    expect(await count()).toBe(11);
  });

  it('an edit repeated with its key is not refused as a conflict with itself', async () => {
    const { asAdmin } = server();
    const version = (await asAdmin('events')).versions['1'];
    const edit = () => asAdmin('updateEvent', { id: '1', input: { title: 'New' } }, { version, key: 'edit' });
    const first = await edit();
    expect((await edit()).text).toBe(first.text);
  });

  it('a refused change leaves the key free, and each person has keys of their own', async () => {
    const { asAdmin, db } = server();
    const wrong = await asAdmin(CREATE, { input: { ...NEW_RESERVATION, name: '' } }, { key: 'one' });
    expect(codes(wrong)).toEqual(['BAD_USER_INPUT']);
    expect(codes(await asAdmin(CREATE, { input: NEW_RESERVATION }, { key: 'one' }))).toEqual([]);
    await db.execute(sql`update users set role = 'admin'`);
    const other = await asAdmin(CREATE, { input: NEW_RESERVATION }, { key: 'one' });
    expect(codes(other)).toEqual([]);
    expect(await count()).toBe(12);
  });

  it('a key is kept for 24 hours', async () => {
    const { asAdmin, db } = server();
    await asAdmin(CREATE, { input: NEW_RESERVATION }, { key: 'one' });
    await db.execute(sql`update idempotency_keys set created_at = now() - interval '23 hours 59 minutes'`);
    await asAdmin(CREATE, { input: NEW_RESERVATION }, { key: 'one' });
    expect(await count()).toBe(11);
    await db.execute(sql`update idempotency_keys set created_at = now() - interval '24 hours 1 minute'`);
    await asAdmin(CREATE, { input: NEW_RESERVATION }, { key: 'one' });
    expect(await count()).toBe(12);
  });

  it('a key of unreasonable length is refused', async () => {
    const { asAdmin } = server();
    const answer = await asAdmin(CREATE, { input: NEW_RESERVATION }, { key: 'x'.repeat(300) });
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
  });
});
