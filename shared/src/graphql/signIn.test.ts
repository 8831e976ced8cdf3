import { needsLiveSignIn } from './failures';
import { first, liveLayer, NEW_RESERVATION, received, slowWire } from './testing/live';
import { serverForTests } from './testing/serverForTests';
import { PASSWORD } from './testing/venueServer';

const server = serverForTests();
const EMAIL = 'owner@venue.example';

describe('somebody who is not signed in to the live server', () => {
  it('without a live sign-in changes are made to the samples in memory', async () => {
    const { data } = liveLayer(server, { as: null });
    await data.reservations.load();
    expect(data.reservations.getState().source).toBe('sample');
    const outcome = await data.reservations.update(first(data.reservations.getState().rows), { guests: 1 });
    expect(outcome).toMatchObject({ ok: true, saved: 'device' });
    expect(await data.reservations.create(NEW_RESERVATION)).toMatchObject({ ok: true, saved: 'device' });
    expect(data.reservations.getState().source).toBe('sample');
    expect(data.reservations.getState().rows.at(-1)?.id).toBe('RES-011');
    await data.reservations.load();
    expect(data.reservations.getState().rows[0]?.guests).toBe(1);
  });

  it('after a live sign-in the live rows are loaded before any change is sent', async () => {
    const { data } = liveLayer(server, { as: null });
    await data.reservations.load();
    await data.reservations.update(first(data.reservations.getState().rows), { guests: 1 });
    expect(await data.signIn(EMAIL, PASSWORD)).toMatchObject({ ok: true });
    const { source, rows, notSaved } = data.reservations.getState();
    expect({ source, rows }).toMatchObject({ source: 'live', rows: await server.records('reservations') });
    expect(notSaved).toEqual([
      { id: 'RES-001', summary: 'Edited reservation RES-001 (Achieng Otieno): guests 1' },
    ]);
    await data.reservations.update(first(rows), { guests: 9 });
    expect((await server.records('reservations'))[0]?.guests).toBe(9);
    const [call] = await server.callsOf('updateReservation');
    expect(call?.headers.authorization).toMatch(/^Bearer [\w-]{43}$/);
  });

  it('a token that expires in the middle of the work leads to the sign-in and loses nothing', async () => {
    const { data, setToken } = liveLayer(server);
    await data.events.load();
    const row = first(data.events.getState().rows);
    setToken('expired');
    const outcome = await data.events.update(row, { price: 4000 });
    expect(outcome.ok || needsLiveSignIn(outcome.failure)).toBe(true);
    expect(outcome.ok).toBe(false);
    expect(data.events.getState()).toMatchObject({ source: 'live', rows: await server.records('events') });
    await data.signIn(EMAIL, PASSWORD);
    // The expired token is not sent, because some servers would refuse the sign-in because of it.
    expect((await server.callsOf('signIn'))[0]?.headers.authorization).toBeUndefined();
    expect(await data.events.update(row, { price: 4000 })).toMatchObject({ ok: true, saved: 'live' });
  });

  it('rows that were live stay when the token has expired, and go on after a new sign-in', async () => {
    const { data, setToken } = liveLayer(server);
    await data.reservations.load();
    const { rows } = data.reservations.getState();
    setToken('expired');
    await data.reservations.load();
    expect(data.reservations.getState()).toMatchObject({ phase: 'ready', source: 'signed-out', rows });
    expect([data.isSignedIn(), data.asksToSignIn()]).toEqual([false, true]);
    await data.signIn(EMAIL, PASSWORD);
    expect(data.reservations.getState()).toMatchObject({ source: 'live', rows });
    expect(data.asksToSignIn()).toBe(false);
  });

  it('public lists load without a token that has expired', async () => {
    const { data, setToken } = liveLayer(server);
    setToken('expired');
    await data.events.load();
    expect(data.events.getState().source).toBe('live');
    expect(data.isSignedIn()).toBe(false);
    await data.stalls.load();
    const sent = (await server.calls()).map(({ headers }) => headers.authorization);
    expect(sent).toEqual(['Bearer expired', undefined, undefined]);
  });

  it('whoever may not read the list any more does not keep its rows', async () => {
    const { data, setToken } = liveLayer(server);
    await data.reservations.load();
    await server.fail({ kind: 'FORBIDDEN' });
    await data.reservations.load();
    expect(data.reservations.getState()).toMatchObject({ phase: 'failed', rows: [] });
    await server.fail(null);
    setToken('expired');
    await data.reservations.load();
    expect(data.reservations.getState()).toMatchObject({ source: 'signed-out', rows: [] });
  });

  it('says who is signed in and what they may, until they have left', async () => {
    const { data } = liveLayer(server);
    const heard = jest.fn();
    data.onPerson(heard);
    expect(data.person()).toBeNull();
    await data.reservations.load();
    const person = data.person();
    expect(person).toMatchObject({ name: 'Achieng', role: 'admin' });
    await data.reservations.refresh();
    await data.reservations.load();
    expect([data.person(), heard.mock.calls.length]).toEqual([person, 1]);
    await data.signIn('waiter@venue.example', PASSWORD);
    expect(data.person()).toMatchObject({ name: 'Baraka', role: 'host' });
    expect(data.person()?.may).not.toContain('deleteReservation');
    await data.leave();
    expect([data.person(), data.isSignedIn()]).toEqual([null, false]);
    expect(data.reservations.getState().source).toBe('sample');
  });

  it('sends the id of the device with a sign-in once the server has given it one, and nothing before', async () => {
    let id: string | null = null;
    const device = { get: () => id, save: (given: string) => void (id = given) };
    const { data } = liveLayer(server, { device });
    await data.signIn(EMAIL, PASSWORD);
    await data.signIn(EMAIL, PASSWORD);
    const [before, after] = await server.callsOf('signIn');
    expect(id).toMatch(/^[\w-]{22}$/);
    expect([before?.extensions, after?.extensions]).toEqual([undefined, { device: id }]);
  });

  it('a new sign-in ends the session before it', async () => {
    const { data } = liveLayer(server);
    await data.reservations.load();
    await data.signIn(EMAIL, PASSWORD);
    await received(server, 'signOut');
    expect((await server.callsOf('signOut'))[0]?.headers.authorization).toBe(
      `Bearer ${server.tokenOf('owner')}`,
    );
    expect(data.reservations.getState().source).toBe('live');
  });

  it('signing out ends the session on the server and forgets the live rows at once', async () => {
    const requests: RequestInit[] = [];
    const { data, setToken } = liveLayer(server, {
      fetch: (url, init) => {
        requests.push(init ?? {});
        return fetch(url, init);
      },
    });
    await data.reservations.load();
    setToken(null);
    const ended = data.signOut();
    expect(data.reservations.getState()).toMatchObject({ phase: 'idle', rows: [] });
    await ended;
    const token = server.tokenOf('owner');
    expect((await server.callsOf('signOut'))[0]?.headers.authorization).toBe(`Bearer ${token}`);
    expect(requests.at(-1)?.keepalive).toBe(true);
    await data.signOut();
    expect(await server.callsOf('signOut')).toHaveLength(1);
    setToken(token);
    await data.reservations.load();
    expect(data.reservations.getState().source).toBe('sample');
  });

  it('signing out while the server is away forgets the live rows all the same, and is not tried again', async () => {
    const { data, setToken } = liveLayer(server);
    await data.events.load();
    await server.fail({ kind: 'refused' });
    setToken(null);
    await data.signOut();
    expect(data.events.getState()).toMatchObject({ phase: 'idle', rows: [], unsaved: [] });
    await server.fail(null);
    await data.signOut();
    expect(await server.callsOf('signOut')).toEqual([]);
  });

  it('signing out calls no server in a page that never used a token', async () => {
    const { data } = liveLayer(server, { as: null });
    await data.signOut();
    expect(await server.calls()).toEqual([]);
  });

  it('a change that ends after the sign-out brings no rows back and asks the server nothing more', async () => {
    const { fetch: slow, hold } = slowWire();
    const { data, setToken } = liveLayer(server, { fetch: slow });
    await data.events.load();
    const release = hold('updateEvent');
    const changing = data.events.update(first(data.events.getState().rows), { price: 1 });
    await received(server, 'updateEvent');
    setToken(null);
    await data.signOut();
    const before = await server.calls();
    release();
    expect(await changing).toMatchObject({ ok: true, saved: 'live' });
    expect(data.events.getState()).toMatchObject({ phase: 'idle', rows: [] });
    expect(await server.calls()).toEqual(before);
  });

  it('a sign-in that the browser cannot store says so', async () => {
    const { data } = liveLayer(server, {
      as: null,
      saveToken: () => {
        throw new Error('denied');
      },
    });
    const outcome = await data.signIn(EMAIL, PASSWORD);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'NOT_STORED' } });
    await received(server, 'signOut');
  });
});
