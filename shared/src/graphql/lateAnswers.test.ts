import { received, callsOf, first, liveLayer, NEW_EVENT, slowWire } from './testing/live';
import { startVenueServer } from './testing/server.cjs';
import { serverForTests } from './testing/serverForTests';

const server = serverForTests(startVenueServer);

describe('answers that arrive late', () => {
  it('a list requested before a change does not hide the change', async () => {
    const { fetch, hold } = slowWire();
    const { data } = liveLayer(server, { fetch });
    await data.events.load();
    const release = hold('events');
    const stale = data.events.load();
    await received(server, 'events', 2);
    await data.events.update(first(data.events.getState().rows), { title: 'Renamed' });
    release();
    await stale;
    expect(data.events.getState().rows[0]?.title).toBe('Renamed');
    expect(data.events.getState()).toMatchObject({ source: 'live', refreshing: false });
  });

  it('a record requested before a change does not hide the change', async () => {
    const { fetch, hold } = slowWire();
    const { data } = liveLayer(server, { fetch });
    await data.events.load();
    const row = first(data.events.getState().rows);
    const release = hold('event');
    const stale = data.events.open(row);
    await received(server, 'event');
    await data.events.update(row, { title: 'Renamed' });
    release();
    await stale;
    expect(data.events.getState().rows[0]?.title).toBe('Renamed');
  });

  it('a new record that a list already contains is not shown twice', async () => {
    const { fetch, hold } = slowWire();
    const { data } = liveLayer(server, { fetch });
    await data.events.load();
    const release = hold('createEvent');
    const creating = data.events.create(NEW_EVENT);
    await received(server, 'createEvent');
    await data.events.load();
    release();
    await creating;
    expect(data.events.getState().rows.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('a list requested before the sign-in does not replace the one requested after it', async () => {
    server.reset({ requiresSignIn: true });
    const { fetch, hold } = slowWire();
    const { data } = liveLayer(server, { fetch });
    const release = hold('events');
    const before = data.events.load();
    await received(server, 'events');
    await data.signIn('owner@venue.example', 'live-secret');
    expect(data.events.getState().source).toBe('live');
    release();
    await before;
    expect(data.events.getState()).toMatchObject({ source: 'live', rows: server.data.events });
  });

  it('after a sign-in no change is sent before the list has arrived', async () => {
    server.reset({ requiresSignIn: true });
    const { fetch, hold } = slowWire();
    const { data } = liveLayer(server, { fetch });
    await data.events.load();
    const release = hold('events');
    const signingIn = data.signIn('owner@venue.example', 'live-secret');
    await received(server, 'events', 2);
    const sample = first(data.events.getState().rows);
    const creating = data.events.create(NEW_EVENT);
    const removing = data.events.remove(sample);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(callsOf(server, 'createEvent')).toEqual([]);
    release();
    await signingIn;
    expect(await creating).toMatchObject({ ok: true, saved: 'live' });
    expect(await removing).toMatchObject({ ok: false, failure: { code: 'NOT_LIVE' } });
    expect(callsOf(server, 'deleteEvent')).toEqual([]);
  });

  it('two screens that request a list at the same time share the query', async () => {
    const { data } = liveLayer(server);
    await Promise.all([data.events.load(), data.events.load()]);
    expect(callsOf(server, 'events')).toHaveLength(1);
  });

  it('a reload keeps the row objects of unchanged records', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    const [benga, coffee] = data.events.getState().rows;
    const [record] = server.data.events;
    if (record) record.title = 'Changed elsewhere';
    await data.events.load();
    const rows = data.events.getState().rows;
    expect(rows[0]).not.toBe(benga);
    expect(rows[0]?.title).toBe('Changed elsewhere');
    expect(rows[1]).toBe(coffee);
  });
});
