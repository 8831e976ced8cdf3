import { sampleEvents } from '../samples';
import { needsLiveSignIn } from './failures';
import { callsOf, first, liveLayer, NEW_EVENT, NOW, received, slowWire } from './testing/live';
import { startVenueServer } from './testing/server.cjs';
import { serverForTests } from './testing/serverForTests';

const server = serverForTests(startVenueServer);

describe('somebody who is not signed in to the live server', () => {
  beforeEach(() => server.reset({ requiresSignIn: true }));

  it('without a live sign-in changes are made to the samples in memory', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    expect(data.events.getState().source).toBe('sample');
    const outcome = await data.events.update(first(data.events.getState().rows), { price: 1 });
    expect(outcome).toMatchObject({ ok: true, saved: 'device' });
    expect(await data.events.create(NEW_EVENT)).toMatchObject({ ok: true, saved: 'device' });
    expect(data.events.getState()).toMatchObject({
      source: 'sample',
      rows: [{ price: 1 }, {}, {}, { id: '4' }],
    });
    await data.events.load();
    expect(data.events.getState().rows[0]?.price).toBe(1);
  });

  it('after a live sign-in the live rows are loaded before any change is sent', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    await data.events.update(first(data.events.getState().rows), { price: 1 });
    expect(await data.signIn('owner@venue.example', 'live-secret')).toMatchObject({ ok: true });
    expect(data.events.getState()).toMatchObject({ source: 'live', rows: server.data.events });
    expect(data.events.getState().notSaved).toEqual([
      { id: '1', summary: `Edited event “${first(sampleEvents(NOW)).title}”: price 1` },
    ]);
    await data.events.update(first(data.events.getState().rows), { price: 4000 });
    expect(server.data.events[0]?.price).toBe(4000);
    const call = callsOf(server, 'updateEvent')[0];
    expect(call?.headers.authorization).toBe('Bearer token-owner');
  });

  it('a token that expires in the middle of the work leads to the sign-in and loses nothing', async () => {
    const { data, setToken } = liveLayer(server);
    setToken('token-owner');
    await data.events.load();
    const row = first(data.events.getState().rows);
    setToken('token-expired');
    const outcome = await data.events.update(row, { price: 4000 });
    expect(outcome.ok || needsLiveSignIn(outcome.failure)).toBe(true);
    expect(outcome.ok).toBe(false);
    expect(data.events.getState()).toMatchObject({ source: 'live', rows: server.data.events });
    await data.signIn('owner@venue.example', 'live-secret');
    // The expired token is not sent, because some servers would refuse the sign-in because of it.
    expect(callsOf(server, 'signIn')[0]?.headers.authorization).toBeUndefined();
    expect(await data.events.update(row, { price: 4000 })).toMatchObject({ ok: true, saved: 'live' });
  });

  it('after signing out none of the live rows are shown', async () => {
    const { data, setToken } = liveLayer(server);
    setToken('token-owner');
    await data.events.load();
    setToken(null);
    const loading = data.events.load();
    expect(data.events.getState()).toMatchObject({ phase: 'loading', rows: [] });
    await loading;
    expect(data.events.getState()).toMatchObject({ source: 'sample', rows: sampleEvents(NOW) });
  });

  it('signing out ends the session on the server and forgets the live rows at once', async () => {
    const requests: RequestInit[] = [];
    const { data, setToken } = liveLayer(server, {
      fetch: (url, init) => {
        requests.push(init ?? {});
        return fetch(url, init);
      },
    });
    setToken('token-owner');
    await data.events.load();
    setToken(null);
    const ended = data.signOut();
    expect(data.events.getState()).toMatchObject({ phase: 'idle', rows: [] });
    await ended;
    expect(callsOf(server, 'signOut')[0]?.headers.authorization).toBe('Bearer token-owner');
    expect(requests.at(-1)?.keepalive).toBe(true);
    await data.signOut();
    expect(callsOf(server, 'signOut')).toHaveLength(1);
  });

  it('signing out while the server is away forgets the live rows all the same, and is not tried again', async () => {
    const { data, setToken } = liveLayer(server);
    setToken('token-owner');
    await data.events.load();
    await server.stop();
    setToken(null);
    await data.signOut();
    expect(data.events.getState()).toMatchObject({ phase: 'idle', rows: [], unsaved: [] });
    await server.start();
    await data.signOut();
    expect(callsOf(server, 'signOut')).toEqual([]);
  });

  it('signing out calls no server in a page that never used a token', async () => {
    const { data } = liveLayer(server);
    await data.signOut();
    expect(server.calls).toEqual([]);
  });

  it('a change that ends after the sign-out brings no rows back and asks the server nothing more', async () => {
    const { fetch: slow, hold } = slowWire();
    const { data, setToken } = liveLayer(server, { fetch: slow });
    setToken('token-owner');
    await data.events.load();
    const release = hold('updateEvent');
    const changing = data.events.update(first(data.events.getState().rows), { price: 1 });
    await received(server, 'updateEvent');
    setToken(null);
    await data.signOut();
    server.calls.length = 0;
    release();
    expect(await changing).toMatchObject({ ok: true, saved: 'live' });
    expect(data.events.getState()).toMatchObject({ phase: 'idle', rows: [] });
    expect(server.calls).toEqual([]);
  });

  it('a sign-in that the browser cannot store says so', async () => {
    const { data } = liveLayer(server, {
      saveToken: () => {
        throw new Error('denied');
      },
    });
    const outcome = await data.signIn('owner@venue.example', 'live-secret');
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'NOT_STORED' } });
  });
});
