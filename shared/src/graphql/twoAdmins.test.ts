import { first, liveLayer, NEW_RESERVATION } from './testing/live';
import { serverForTests } from './testing/serverForTests';
import type { Who } from './testing/venueServer';

const server = serverForTests();

async function admin(as: Who = 'owner') {
  const { data, setToken } = liveLayer(server, { as });
  await Promise.all([data.events.load(), data.reservations.load()]);
  const event = () => first(data.events.getState().rows);
  const reservation = () => first(data.reservations.getState().rows);
  return { data, event, reservation, setToken };
}
const keysOf = async (operation: string) =>
  (await server.callsOf(operation)).map(({ headers }) => headers['idempotency-key']);
const titleNow = async () => first(await server.records('events')).title;
const statusNow = async () => first(await server.records('reservations')).status;

describe.each([true, false])('an event on a server (that keeps versions: %s)', (keepsVersions) => {
  beforeEach(() => server.reset({ keepsVersions }));

  it(`the later of two saves of an event ${keepsVersions ? 'does not overwrite the earlier one' : 'wins where the server keeps no versions'}`, async () => {
    const [achieng, brian] = [await admin('owner'), await admin('host')];
    const opened = brian.event();
    await achieng.data.events.update(achieng.event(), { title: 'By Achieng' });
    await brian.data.events.load();
    const outcome = await brian.data.events.update(opened, { title: 'By Brian' });
    const conflict = { kind: 'refused', code: 'CONFLICT', savedBy: 'Achieng' };
    expect(outcome).toMatchObject(keepsVersions ? { ok: false, failure: conflict } : { ok: true });
    expect(await titleNow()).toBe(keepsVersions ? 'By Achieng' : 'By Brian');
    const afresh = await brian.data.events.open(brian.event());
    if (!afresh.ok) throw new Error('Opens expected.');
    expect(await brian.data.events.update(afresh.value, { title: 'At last' })).toMatchObject({ ok: true });
    expect(await titleNow()).toBe('At last');
  });

  it(`one admin can save an event again and again from the same dialog (server keeps versions: ${keepsVersions})`, async () => {
    const { data, event } = await admin();
    const opened = event();
    await data.events.update(opened, { title: 'Once' });
    expect(await data.events.update(opened, { title: 'Twice' })).toMatchObject({ ok: true });
    expect(await titleNow()).toBe('Twice');
  });

  it(`saving an event again after a lost answer is no conflict with oneself (server keeps versions: ${keepsVersions})`, async () => {
    const { data, event } = await admin();
    const opened = event();
    await server.fail({ kind: 'applied-then-silence', operation: 'updateEvent' });
    await data.events.update(opened, { title: 'Mine' });
    await server.fail(null);
    expect(await data.events.update(opened, { title: 'Mine' })).toMatchObject({ ok: true, saved: 'live' });
    expect(data.events.getState()).toMatchObject({ source: 'live', notSaved: [] });
  });
});

it('saving an event that another admin deleted says that it is gone', async () => {
  const [achieng, brian] = [await admin('owner'), await admin('host')];
  await achieng.data.events.remove(achieng.event());
  expect(await brian.data.events.open(brian.event())).toMatchObject({ failure: { code: 'NOT_FOUND' } });
  const outcome = await brian.data.events.update(brian.event(), { title: 'x' });
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
});

it('somebody who is no admin may read the events and change nothing', async () => {
  const { data } = liveLayer(server, { as: 'viewer' });
  await Promise.all([data.events.load(), data.reservations.load()]);
  const event = first(data.events.getState().rows);
  const outcome = await data.events.update(event, { title: 'Mine' });
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
  expect(data.events.getState().rows[0]).toEqual(event);
  expect(await titleNow()).toBe('Live: Benga Night');
  expect(data.reservations.getState()).toMatchObject({ failure: { code: 'FORBIDDEN' }, rows: [] });
});

describe('a status change of a reservation', () => {
  it('a status change of a reservation shows at once and is rolled back when the server refuses', async () => {
    const { data, reservation, setToken } = await admin();
    setToken(server.tokenOf('viewer'));
    const change = data.reservations.updateStatus(reservation(), 'confirmed');
    expect(reservation().status).toBe('confirmed');
    expect(await change).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
    expect(reservation().status).toBe('pending');
    expect(await statusNow()).toBe('pending');
  });

  it('a status change of a reservation can be undone, also from the row as it was before', async () => {
    const { data, reservation } = await admin();
    const before = reservation();
    await data.reservations.updateStatus(before, 'confirmed');
    expect(await data.reservations.updateStatus(before, 'pending')).toMatchObject({ saved: 'live' });
    expect(await statusNow()).toBe('pending');
  });

  it('two quick status changes of a reservation keep their order', async () => {
    const { data, reservation } = await admin();
    const both = [
      data.reservations.updateStatus(reservation(), 'confirmed'),
      data.reservations.updateStatus(reservation(), 'cancelled'),
    ];
    expect(reservation().status).toBe('cancelled');
    expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(reservation().status).toBe('cancelled');
    expect(await statusNow()).toBe('cancelled');
  });
});

it.each([true, false])(
  'a refresh brings what another admin has added, changed and deleted (server tells changes: %s)',
  async (keepsVersions) => {
    await server.reset({ keepsVersions });
    const { data, reservation } = await admin();
    const { data: other, reservation: theirs } = await admin('host');
    await other.reservations.create(NEW_RESERVATION);
    await other.reservations.updateStatus(theirs(), 'confirmed');
    await other.reservations.remove(other.reservations.getState().rows[1] ?? theirs());
    await data.reservations.refresh();
    expect(data.reservations.getState().rows.map(({ id }) => id)).toEqual(['RES-001', 'RES-003']);
    expect(reservation().status).toBe('confirmed');
    const asked = (await server.callsOf('reservations')).at(-1)?.headers['changes-since'];
    expect(asked !== undefined).toBe(keepsVersions);
  },
);

describe('a change that got no answer', () => {
  it('a change without an answer is not sent again by itself, and not applied twice when the person retries', async () => {
    const { data } = await admin();
    await server.fail({ kind: 'applied-then-silence', operation: 'createReservation' });
    await data.reservations.create(NEW_RESERVATION);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await server.callsOf('createReservation')).toHaveLength(1);
    await server.fail(null);
    await data.reservations.create(NEW_RESERVATION);
    const [once, again] = await keysOf('createReservation');
    expect(once).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(once);
    expect(await server.records('reservations')).toHaveLength(3);
  });

  it('a change without an answer is a new change once the list has shown that the first attempt was saved', async () => {
    const { data } = await admin();
    await server.fail({ kind: 'applied-then-silence', operation: 'createReservation' });
    await data.reservations.create(NEW_RESERVATION);
    await server.fail(null);
    await data.reservations.load();
    expect(data.reservations.getState()).toMatchObject({ source: 'live', notSaved: [] });
    await data.reservations.create(NEW_RESERVATION);
    expect(new Set(await keysOf('createReservation')).size).toBe(2);
    expect(await server.records('reservations')).toHaveLength(4);
  });

  it('a status is not answered from before the outage when another admin has changed it since', async () => {
    const { data, reservation } = await admin();
    const { data: other } = await admin('host');
    await server.fail({ kind: 'applied-then-silence', operation: 'updateReservationStatus' });
    await data.reservations.updateStatus(reservation(), 'confirmed');
    await server.fail(null);
    await other.reservations.load();
    await other.reservations.updateStatus(first(other.reservations.getState().rows), 'cancelled');
    await data.reservations.load();
    expect(reservation().status).toBe('cancelled');
    await data.reservations.updateStatus(reservation(), 'confirmed');
    expect([reservation().status, await statusNow()]).toEqual(['confirmed', 'confirmed']);
    await data.reservations.updateStatus(reservation(), 'pending');
    expect(await statusNow()).toBe('pending');
  });

  it('another change after a lost answer is no conflict with oneself', async () => {
    const { data, reservation } = await admin();
    await server.fail({ kind: 'applied-then-silence', operation: 'updateReservationStatus' });
    await data.reservations.updateStatus(reservation(), 'confirmed');
    await server.fail(null);
    expect(await data.reservations.updateStatus(reservation(), 'cancelled')).toMatchObject({ ok: true });
    expect(await statusNow()).toBe('cancelled');
  });

  it('an edit that changes nothing is not sent', async () => {
    const { data, reservation } = await admin();
    expect(await data.reservations.update(reservation(), {})).toMatchObject({ ok: true, saved: 'live' });
    expect(await server.callsOf('updateReservation')).toEqual([]);
  });

  it('a change gets a new idempotency key once it was answered, or when the record was changed otherwise', async () => {
    const { data, reservation } = await admin();
    await data.reservations.create(NEW_RESERVATION);
    await data.reservations.create(NEW_RESERVATION);
    expect(new Set(await keysOf('createReservation')).size).toBe(2);
    expect(await server.records('reservations')).toHaveLength(4);
    await server.fail({ kind: 'silence', operation: 'updateReservationStatus' });
    await data.reservations.updateStatus(reservation(), 'confirmed');
    await server.fail(null);
    await data.reservations.updateStatus(reservation(), 'cancelled');
    await data.reservations.updateStatus(reservation(), 'confirmed');
    expect(new Set(await keysOf('updateReservationStatus')).size).toBe(3);
    expect(await statusNow()).toBe('confirmed');
  });

  it('nothing beyond the contract is sent to a server that announces no extensions', async () => {
    await server.reset({ keepsVersions: false });
    const { data, reservation } = await admin();
    await data.reservations.updateStatus(reservation(), 'confirmed');
    const headers = (await server.callsOf('updateReservationStatus'))[0]?.headers;
    expect(headers).toBeDefined();
    expect(headers?.['if-match']).toBeUndefined();
    expect(headers?.['idempotency-key']).toBeUndefined();
    await data.events.update(first(data.events.getState().rows), { title: 'Renamed' });
    expect(await server.callsOf('event')).toEqual([]);
  });
});
