import { callsOf, first, liveLayer } from './testing/live';
import { startVenueServer } from './testing/server.cjs';
import { serverForTests } from './testing/serverForTests';

const server = serverForTests(startVenueServer);

async function admin(token: string) {
  const { data, setToken } = liveLayer(server);
  setToken(token);
  await Promise.all([data.events.load(), data.reservations.load()]);
  const event = () => first(data.events.getState().rows);
  const reservation = () => first(data.reservations.getState().rows);
  return { data, event, reservation };
}
const keys = (operation: string) =>
  callsOf(server, operation).map(({ headers }) => headers['idempotency-key']);

describe.each([true, false])(
  'two admins edit the same event (server keeps versions: %s)',
  (keepsVersions) => {
    beforeEach(() => server.reset({ keepsVersions }));

    it(`the later of two saves of an event ${keepsVersions ? 'does not overwrite the earlier one' : 'wins where the server keeps no versions'}`, async () => {
      const [achieng, brian] = [await admin('token-owner'), await admin('token-host')];
      const opened = brian.event();
      await achieng.data.events.update(achieng.event(), { title: 'By Achieng' });
      await brian.data.events.load();
      const outcome = await brian.data.events.update(opened, { title: 'By Brian' });
      if (keepsVersions)
        expect(outcome).toMatchObject({
          ok: false,
          failure: { kind: 'refused', code: 'CONFLICT', savedBy: 'Achieng' },
        });
      else expect(outcome).toMatchObject({ ok: true, saved: 'live' });
      expect(server.data.events[0]?.title).toBe(keepsVersions ? 'By Achieng' : 'By Brian');
    });

    it(`the later of two admins can save after opening the event afresh (server keeps versions: ${keepsVersions})`, async () => {
      const [achieng, brian] = [await admin('token-owner'), await admin('token-host')];
      await achieng.data.events.update(achieng.event(), { title: 'By Achieng' });
      const opened = await brian.data.events.open(brian.event());
      if (!opened.ok) throw new Error('Opens expected.');
      expect(opened.value.title).toBe('By Achieng');
      expect(await brian.data.events.update(opened.value, { title: 'By Brian' })).toMatchObject({ ok: true });
      expect(server.data.events[0]?.title).toBe('By Brian');
    });

    it(`one admin can save an event again and again from the same dialog (server keeps versions: ${keepsVersions})`, async () => {
      const { data, event } = await admin('token-owner');
      const opened = event();
      await data.events.update(opened, { title: 'Once' });
      expect(await data.events.update(opened, { title: 'Twice' })).toMatchObject({ ok: true });
      expect(server.data.events[0]?.title).toBe('Twice');
    });

    it(`saving an event again after a lost answer is no conflict with oneself (server keeps versions: ${keepsVersions})`, async () => {
      const { data, event } = await admin('token-owner');
      const opened = event();
      server.fault = { kind: 'applied-then-silence', operation: 'updateEvent' };
      await data.events.update(opened, { title: 'Mine' });
      server.fault = null;
      expect(await data.events.update(opened, { title: 'Mine' })).toMatchObject({ ok: true, saved: 'live' });
      expect(data.events.getState()).toMatchObject({ source: 'live', notSaved: [] });
    });

    it(`saving an event that another admin deleted says that it is gone (server keeps versions: ${keepsVersions})`, async () => {
      const [achieng, brian] = [await admin('token-owner'), await admin('token-host')];
      await achieng.data.events.remove(achieng.event());
      expect(await brian.data.events.open(brian.event())).toMatchObject({ failure: { code: 'NOT_FOUND' } });
      const outcome = await brian.data.events.update(brian.event(), { title: 'x' });
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
    });
  },
);

describe('a status change of a reservation', () => {
  it('a status change of a reservation shows at once and is rolled back when the server refuses', async () => {
    const { data, reservation } = await admin('token-viewer');
    const change = data.reservations.updateStatus(reservation(), 'confirmed');
    expect(reservation().status).toBe('confirmed');
    expect(await change).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
    expect(reservation().status).toBe('pending');
  });

  it('a status change of a reservation can be undone, also from the row as it was before', async () => {
    const { data, reservation } = await admin('token-owner');
    const before = reservation();
    await data.reservations.updateStatus(before, 'confirmed');
    expect(await data.reservations.updateStatus(before, 'pending')).toMatchObject({
      ok: true,
      saved: 'live',
    });
    expect(server.data.reservations[0]?.status).toBe('pending');
  });

  it('two quick status changes of a reservation keep their order', async () => {
    const { data, reservation } = await admin('token-owner');
    const both = [
      data.reservations.updateStatus(reservation(), 'confirmed'),
      data.reservations.updateStatus(reservation(), 'cancelled'),
    ];
    expect(reservation().status).toBe('cancelled');
    expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(reservation().status).toBe('cancelled');
    expect(server.data.reservations[0]?.status).toBe('cancelled');
  });

  it('a status change of a reservation survives a list that was requested before it', async () => {
    const { data, reservation } = await admin('token-owner');
    const [, outcome] = await Promise.all([
      data.reservations.load(),
      data.reservations.updateStatus(reservation(), 'confirmed'),
    ]);
    expect(outcome).toMatchObject({ ok: true });
    expect(reservation().status).toBe('confirmed');
  });
});

describe('a change that got no answer', () => {
  const booking = { date: '2030-06-01', time: '19:00', guests: 3, name: 'Njeri', phone: '+254 700 000 003' };

  it('a change without an answer is not sent again by itself, and not applied twice when the person retries', async () => {
    const { data } = await admin('token-owner');
    server.fault = { kind: 'applied-then-silence', operation: 'createReservation' };
    await data.reservations.create(booking);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(callsOf(server, 'createReservation')).toHaveLength(1);
    server.fault = null;
    await data.reservations.create(booking);
    const [once, again] = keys('createReservation');
    expect(once).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(once);
    expect(server.data.reservations).toHaveLength(3);
  });

  it('a change without an answer is a new change once the list has shown that the first attempt was saved', async () => {
    const { data } = await admin('token-owner');
    server.fault = { kind: 'applied-then-silence', operation: 'createReservation' };
    await data.reservations.create(booking);
    server.fault = null;
    await data.reservations.load();
    expect(data.reservations.getState()).toMatchObject({ source: 'live', notSaved: [] });
    await data.reservations.create(booking);
    expect(new Set(keys('createReservation')).size).toBe(2);
    expect(server.data.reservations).toHaveLength(4);
  });

  it('a change gets a new idempotency key once it was answered, or when the record was changed otherwise', async () => {
    const { data, reservation } = await admin('token-owner');
    await data.reservations.create(booking);
    await data.reservations.create(booking);
    expect(new Set(keys('createReservation')).size).toBe(2);
    expect(server.data.reservations).toHaveLength(4);
    server.fault = { kind: 'silence', operation: 'updateReservationStatus' };
    await data.reservations.updateStatus(reservation(), 'confirmed');
    server.fault = null;
    await data.reservations.updateStatus(reservation(), 'cancelled');
    await data.reservations.updateStatus(reservation(), 'confirmed');
    expect(new Set(keys('updateReservationStatus')).size).toBe(3);
    expect(server.data.reservations[0]?.status).toBe('confirmed');
  });

  it('nothing beyond the contract is sent to a server that announces no extensions', async () => {
    server.reset({ keepsVersions: false });
    const { data, reservation } = await admin('token-owner');
    await data.reservations.updateStatus(reservation(), 'confirmed');
    const headers = callsOf(server, 'updateReservationStatus')[0]?.headers;
    expect(headers).toBeDefined();
    expect(headers?.['if-match']).toBeUndefined();
    expect(headers?.['idempotency-key']).toBeUndefined();
    await data.events.update(first(data.events.getState().rows), { title: 'Renamed' });
    expect(callsOf(server, 'event')).toEqual([]);
  });
});
