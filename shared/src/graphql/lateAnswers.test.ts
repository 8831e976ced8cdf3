import { first, liveLayer, NEW_EVENT, NEW_RESERVATION, received, slowWire } from './testing/live';
import { serverForTests } from './testing/serverForTests';
import { PASSWORD } from './testing/venueServer';

const server = serverForTests();

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
    const { fetch, hold } = slowWire();
    const { data } = liveLayer(server, { fetch, as: null });
    const release = hold('reservations');
    const before = data.reservations.load();
    await received(server, 'reservations');
    await data.signIn('owner@venue.example', PASSWORD);
    expect(data.reservations.getState().source).toBe('live');
    release();
    await before;
    expect(data.reservations.getState()).toMatchObject({
      source: 'live',
      rows: await server.records('reservations'),
    });
  });

  it('after a sign-in no change is sent before the list has arrived', async () => {
    const { fetch, hold } = slowWire();
    const { data } = liveLayer(server, { fetch, as: null });
    await data.reservations.load();
    const release = hold('reservations');
    const signingIn = data.signIn('owner@venue.example', PASSWORD);
    await received(server, 'reservations', 2);
    const sample = first(data.reservations.getState().rows);
    const creating = data.reservations.create(NEW_RESERVATION);
    const removing = data.reservations.remove(sample);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await server.callsOf('createReservation')).toEqual([]);
    release();
    await signingIn;
    expect(await creating).toMatchObject({ ok: true, saved: 'live' });
    expect(await removing).toMatchObject({ ok: false, failure: { code: 'NOT_LIVE' } });
    expect(await server.callsOf('deleteReservation')).toEqual([]);
  });

  it('two screens that request a list at the same time share the query', async () => {
    const { data } = liveLayer(server);
    await Promise.all([data.events.load(), data.events.load()]);
    expect(await server.callsOf('events')).toHaveLength(1);
  });

  it('a reload keeps the row objects of unchanged records', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    const [benga, coffee] = data.events.getState().rows;
    const { data: elsewhere } = liveLayer(server, { as: 'host' });
    await elsewhere.events.load();
    await elsewhere.events.update(first(elsewhere.events.getState().rows), { title: 'Changed elsewhere' });
    await data.events.load();
    const rows = data.events.getState().rows;
    expect(rows[0]).not.toBe(benga);
    expect(rows[0]?.title).toBe('Changed elsewhere');
    expect(rows[1]).toBe(coffee);
  });
});
