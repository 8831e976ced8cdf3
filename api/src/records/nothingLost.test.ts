// docs/api.md, Deletions and history
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { clean } from '../database/cleaning';
import { eraseGuest, exportGuest } from '../guests/guests';
import { codes, type Answer } from '../testing/call';
import { describeWithServer } from '../testing/describeWithServer';

const [LIST, ONE, UPDATE, DELETE] = [
  'reservations',
  'reservation',
  'updateReservation',
  'deleteReservation',
] as const;
const UNDELETE = { headers: { undelete: 'true' } };
const RETENTION = { retentionMonths: 24, deletedDays: 30 };

const extensionsOf = ({ text }: Answer) =>
  (JSON.parse(text) as { extensions: { stamp: string; deleted?: string[]; history?: object[] } }).extensions;
const idsIn = ({ data }: Answer, list = LIST as string) =>
  (data?.[list] as { id: string }[]).map(({ id }) => id);

describeWithServer('deletions and history', (server) => {
  it('a deletion is taken back with all that was there, as often as it is asked for', async () => {
    const { asAdmin } = server();
    const before = (await asAdmin(ONE, { id: 'RES-001' })).data?.reservation;
    await asAdmin(DELETE, { id: 'RES-001' });
    expect(idsIn(await asAdmin(LIST))).not.toContain('RES-001');
    expect(codes(await asAdmin(UPDATE, { id: 'RES-001', input: { guests: 9 } }))).toEqual(['NOT_FOUND']);
    for (let times = 0; times < 2; times += 1)
      expect((await asAdmin(UPDATE, { id: 'RES-001', input: {} }, UNDELETE)).data).toEqual({
        updateReservation: before,
      });
    expect((await asAdmin(ONE, { id: 'RES-001' })).data?.reservation).toEqual(before);
  });

  it('who asks for changes is answered with those, and with what is gone', async () => {
    const { asAdmin, db } = server();
    await db.execute(sql`update reservations set saved_at = now() - interval '1 hour'`);
    const { stamp } = extensionsOf(await asAdmin(LIST));
    await asAdmin(UPDATE, { id: 'RES-003', input: { guests: 7 } });
    await asAdmin(DELETE, { id: 'RES-004' });
    const since = await asAdmin(LIST, {}, { headers: { 'changes-since': stamp } });
    expect(idsIn(since)).toEqual(['RES-003']);
    expect(extensionsOf(since).deleted).toEqual(['RES-004']);
  });

  it('with ten thousand reservations a tablet loads less than 2 MB in an hour', async () => {
    const { asAdmin, db } = server();
    await db.execute(
      sql`insert into reservations (date, time, guests, status, name, phone, special_requests, saved_at)
        select current_date + n % 365 - 300, (12 + n % 9) || ':30', 1 + n % 8, 'confirmed', md5(n::text),
          '+2547' || (10000000 + n * 7919 % 89999999), case when n % 5 = 0 then md5('wish' || n) end, now() - interval '1 day'
        from generate_series(1, 10000) n`,
    );
    /** As the site hands it on, with the headers. */
    const bytes = ({ text }: Answer) => (text.length < 1000 ? text.length : gzipSync(text).length) + 700;
    const all = await asAdmin(LIST);
    expect(idsIn(all)).toHaveLength(10_010);
    const { stamp } = extensionsOf(all);
    const poll = async () => bytes(await asAdmin(LIST, {}, { headers: { 'changes-since': stamp } }));
    await db.execute(sql`update reservations set saved_at = now() - interval '1 day'`);
    const quiet = await poll();
    await asAdmin(UPDATE, { id: 'RES-003', input: { guests: 7 } });
    const change = (await poll()) - quiet;
    // A question each 10 seconds and at each of 30 changes of the screen, three changes of each of 60 bookings, each sent four times.
    expect(bytes(all) + 390 * quiet + 720 * change).toBeLessThan(2_000_000);
  });

  it.each(['yesterday', '2020-01-01T00:00:00.000Z', ''])(
    'who was away for long, or asks for "%s", is answered with the whole list',
    async (stamp) => {
      const answer = await server().asAdmin(LIST, {}, { headers: { 'changes-since': stamp } });
      expect(idsIn(answer)).toHaveLength(10);
      expect(extensionsOf(answer).deleted).toBeUndefined();
    },
  );

  it('administrators are told who changed a record and what, all others are not', async () => {
    const { asAdmin, call } = server();
    await asAdmin('updateEvent', { id: '1', input: { price: 900 } });
    await asAdmin('updateEvent', { id: '1', input: { capacity: 9 } });
    const told = extensionsOf(await asAdmin('event', { id: '1' })).history;
    expect(told).toMatchObject([
      { by: 'Otieno Odhiambo', operation: 'updateEvent', fields: { capacity: 9 } },
      { by: 'Otieno Odhiambo', operation: 'updateEvent', fields: { price: 900 } },
    ]);
    expect(extensionsOf(await call('event', { id: '1' })).history).toBeUndefined();
  });

  it('bookings go so many months after their day, deleted ones after so many days, each with its history', async () => {
    const { asAdmin, db } = server();
    await asAdmin(UPDATE, { id: 'RES-001', input: { guests: 7 } });
    await asAdmin(DELETE, { id: 'RES-002' });
    await asAdmin(DELETE, { id: 'RES-003' });
    await db.execute(sql`update reservations set deleted_at = now() - interval '31 days' where id = 2`);
    await db.execute(
      sql`update reservations set date = (now() - interval '25 months')::date where id in (1, 4)`,
    );
    await db.execute(
      sql`update reservations set date = (now() - interval '23 months')::date where id not in (1, 4)`,
    );
    await clean(db, RETENTION);
    const left = await db.execute(sql`select id from reservations order by id`);
    expect((left as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id)).toEqual([
      3, 5, 6, 7, 8, 9, 10,
    ]);
    const history = await db.execute(sql`select record_id from record_history`);
    expect((history as unknown as { rows: object[] }).rows).toEqual([{ record_id: 'RES-003' }]);
  });

  it("one guest's data is handed out and erased, however the number is spelled", async () => {
    const { asAdmin, db } = server();
    await asAdmin(UPDATE, { id: 'RES-001', input: { guests: 7 } }, { key: 'kept' });
    const found = await exportGuest(db, '0700-000-101');
    expect(found.bookings).toMatchObject([{ id: 'RES-001', name: 'Achieng Otieno', guests: 7 }]);
    expect(found.changes).toHaveLength(1);
    // The same last digits in another country are another guest.
    await asAdmin(UPDATE, { id: 'RES-002', input: { phone: '+256 700 000 101' } });
    expect(await eraseGuest(db, '254700000101')).toBe(1);
    expect(await exportGuest(db, '+254 700 000 101')).toEqual({ bookings: [], changes: [] });
    expect(JSON.stringify(await db.execute(sql`select * from idempotency_keys`))).not.toContain('Achieng');
    expect(idsIn(await asAdmin(LIST))).toHaveLength(9);
    await expect(exportGuest(db, '12')).rejects.toThrow('"12" is no phone number.');
  });
});
