/** @jest-environment node */
import { sampleEvents } from '../samples';
import { needsLiveSignIn } from './failures';
import { callsOf, first, liveLayer, NOW } from './testing/live';
import { startVenueServer, type VenueServer } from './testing/server.cjs';

let server: VenueServer;
beforeAll(async () => (server = await startVenueServer()));
afterAll(() => server.stop());
beforeEach(() => {
  server.reset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const newEvent = {
  ...{ title: 'Quiz Night', date: '2030-06-01', time: '18:00', description: 'D', image: '' },
  ...{ price: 500, capacity: 10, status: 'upcoming' as const },
};

describe('when the server goes away after a live load and comes back', () => {
  it('brings the live rows back and names what was not saved', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    await server.stop();
    const [benga, coffee] = data.events.getState().rows;
    if (!benga || !coffee) throw new Error('Two events expected.');
    await data.events.update(benga, { price: 2000 });
    await data.events.create(newEvent);
    await data.events.remove(coffee);
    expect(data.events.getState().rows.map(({ id, price }) => [id, price])).toEqual([
      ['1', 2000],
      ['3', 500],
    ]);
    const names = ['Edited event “Live: Benga Night”', 'Added event “Quiz Night”'];
    const unsaved = [...names, 'Deleted event “Live: Coffee Cupping”'];
    expect(data.events.getState().unsaved.map(({ summary }) => summary)).toEqual(unsaved);
    await server.start();
    await data.events.load();
    expect(data.events.getState()).toMatchObject({ source: 'live', unsaved: [] });
    expect(data.events.getState().rows).toEqual(server.data.events);
    expect(data.events.getState().notSaved.map(({ summary }) => summary)).toEqual(unsaved);
    data.events.dismissNotice();
    expect(data.events.getState().notSaved).toEqual([]);
  });

  it('does not name what the server did save although its answer was lost', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    server.fault = { kind: 'applied-then-silence' };
    const [benga, coffee] = data.events.getState().rows;
    if (!benga || !coffee) throw new Error('Two events expected.');
    await data.events.create(newEvent);
    await data.events.update(benga, { price: 2000 });
    await data.events.remove(coffee);
    server.fault = null;
    await data.events.load();
    expect(data.events.getState()).toMatchObject({ source: 'live', notSaved: [] });
    expect(data.events.getState().rows.map(({ title, price }) => [title, price])).toEqual([
      ['Live: Benga Night', 2000],
      ['Quiz Night', 500],
    ]);
  });

  it('returns to the live rows when a later change or a single query comes through', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    server.fault = { kind: 'http-500' };
    await data.events.create(newEvent);
    server.fault = null;
    await data.events.update(first(data.events.getState().rows), { capacity: 5 });
    expect(data.events.getState().source).toBe('live');
    expect(data.events.getState().notSaved).toHaveLength(1);
    server.fault = { kind: 'http-500' };
    await data.events.load();
    server.fault = null;
    await data.events.open(first(data.events.getState().rows));
    expect(data.events.getState().source).toBe('live');
  });

  it('sends no change of a row that was added in memory', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    server.fault = { kind: 'http-500' };
    const added = await data.events.create(newEvent);
    if (!added.ok) throw new Error('Kept in memory expected.');
    await data.events.update(added.value, { price: 700 });
    expect(data.events.getState().rows.at(-1)).toMatchObject({ id: '3', price: 700 });
    server.fault = null;
    const row = data.events.getState().rows.at(-1);
    const late = row && (await data.events.remove(row));
    expect(late).toMatchObject({ ok: false, failure: { code: 'NOT_LIVE' } });
    expect(callsOf(server, 'updateEvent')).toEqual([]);
    expect(callsOf(server, 'deleteEvent')).toEqual([]);
    expect(data.events.getState().source).toBe('live');
  });
});

describe('a sample row', () => {
  it('never reaches a real record with the same id', async () => {
    const { data } = liveLayer(server);
    await server.stop();
    await data.events.load();
    const sample = first(data.events.getState().rows);
    await data.events.update(sample, { title: 'Edited sample' });
    expect(data.events.getState().rows[0]).toMatchObject({ id: '1', title: 'Edited sample' });
    await server.start();
    const outcome = await data.events.remove(first(data.events.getState().rows));
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'NOT_LIVE' } });
    expect(server.calls.map(({ operationName }) => operationName)).toEqual(['events']);
    expect(data.events.getState().rows).toEqual(server.data.events);
    expect(await data.events.remove(sample)).toMatchObject({ ok: false, failure: { code: 'NOT_LIVE' } });
    expect(callsOf(server, 'deleteEvent')).toEqual([]);
  });

  it('must be handed in uncopied', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    const copy = { ...first(data.events.getState().rows) };
    await expect(data.events.remove(copy)).rejects.toThrow('not a copy');
  });
});

describe('somebody who is not signed in to the live server', () => {
  beforeEach(() => server.reset({ requiresSignIn: true }));

  it('edits the samples in memory', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    expect(data.events.getState().source).toBe('sample');
    const outcome = await data.events.update(first(data.events.getState().rows), { price: 1 });
    expect(outcome).toMatchObject({ ok: true, saved: 'device' });
    expect(await data.events.create(newEvent)).toMatchObject({ ok: true, saved: 'device' });
    expect(data.events.getState()).toMatchObject({
      source: 'sample',
      rows: [{ price: 1 }, {}, {}, { id: '4' }],
    });
    await data.events.load();
    expect(data.events.getState().rows[0]?.price).toBe(1);
  });

  it('signs in, sees the live rows, and only then changes them', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    await data.events.update(first(data.events.getState().rows), { price: 1 });
    expect(await data.signIn('owner@venue.example', 'live-secret')).toMatchObject({ ok: true });
    expect(data.events.getState()).toMatchObject({ source: 'live', rows: server.data.events });
    expect(data.events.getState().notSaved).toEqual([
      { id: '1', summary: `Edited event “${first(sampleEvents(NOW)).title}”` },
    ]);
    await data.events.update(first(data.events.getState().rows), { price: 4000 });
    expect(server.data.events[0]?.price).toBe(4000);
    const call = callsOf(server, 'updateEvent')[0];
    expect(call?.headers.authorization).toBe('Bearer token-owner');
    expect(callsOf(server, 'signIn')[0]?.headers.authorization).toBeUndefined();
  });

  it('is asked to sign in when the token ends in the middle of the work, and loses nothing', async () => {
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
    expect(await data.events.update(row, { price: 4000 })).toMatchObject({ ok: true, saved: 'live' });
  });

  it('sees none of the live rows after signing out', async () => {
    const { data, setToken } = liveLayer(server);
    setToken('token-owner');
    await data.events.load();
    setToken(null);
    const loading = data.events.load();
    expect(data.events.getState()).toMatchObject({ phase: 'loading', rows: [] });
    await loading;
    expect(data.events.getState()).toMatchObject({ source: 'sample', rows: sampleEvents(NOW) });
  });

  it('is told when the browser cannot keep the sign-in', async () => {
    const { data } = liveLayer(server, {
      saveToken: () => {
        throw new Error('denied');
      },
    });
    const outcome = await data.signIn('owner@venue.example', 'live-secret');
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'NOT_STORED' } });
  });
});

describe('the payloads of the specification', () => {
  const sent = (operation: string) => callsOf(server, operation)[0]?.variables;

  it('sends a new event with its eight fields', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    await data.events.create(newEvent);
    expect(sent('createEvent')).toEqual({ input: newEvent });
    await data.events.update(first(data.events.getState().rows), newEvent);
    expect(sent('updateEvent')).toEqual({ id: '1', input: newEvent });
  });

  it('sends a new stall with an empty id, its images and no menu highlights', async () => {
    const { data } = liveLayer(server);
    await data.stalls.load();
    const image = { id: '1', url: 'https://p.example/a.jpg', alt: 'A' };
    const input = {
      ...{ name: 'N', description: 'D', location: 'L', mainImage: 'M', amenities: ['3'] },
      ...{ status: 'active' as const, images: [image] },
    };
    await data.stalls.create(input);
    expect(sent('createStall')).toEqual({ input: { ...input, id: '', menuHighlights: [] } });
    expect(data.stalls.getState().rows.at(-1)).toMatchObject({ ...input, id: '2' });
  });

  it('sends the existing stall with the edited fields and images', async () => {
    const { data } = liveLayer(server);
    await data.stalls.load();
    const stall = first(data.stalls.getState().rows);
    await data.stalls.update(stall, { name: 'Renamed', images: [] });
    expect(sent('updateStall')).toEqual({ id: '1', input: { ...stall, name: 'Renamed', images: [] } });
  });

  it('sends the listed arguments of the gallery and menu calls', async () => {
    const { data } = liveLayer(server);
    await data.stalls.load();
    const stall = () => first(data.stalls.getState().rows);
    await data.stalls.addImage(stall(), { url: 'https://p.example/grill.jpg' });
    expect(sent('addStallImage')).toEqual({
      stallId: '1',
      url: 'https://p.example/grill.jpg',
      alt: 'grill.jpg',
    });
    expect(stall().images.at(-1)).toEqual({ id: '2', url: 'https://p.example/grill.jpg', alt: 'grill.jpg' });
    await data.stalls.removeImage(stall(), '2');
    expect(sent('removeStallImage')).toEqual({ stallId: '1', imageId: '2' });
    const dish = { name: 'Ugali', price: 200, description: 'White.', image: 'https://p.example/u.jpg' };
    await data.stalls.addMenuItem(stall(), dish);
    expect(sent('addMenuItem')).toEqual({ stallId: '1', ...dish });
    await data.stalls.removeMenuItem(stall(), '2');
    expect(sent('removeMenuItem')).toEqual({ stallId: '1', menuItemId: '2' });
  });

  it('sends a booking without a status; in memory it starts as pending', async () => {
    const { data } = liveLayer(server);
    const booking = {
      date: '2030-06-01',
      time: '19:00',
      guests: 3,
      name: 'Njeri',
      phone: '+254 700 000 003',
    };
    await data.reservations.load();
    await data.reservations.create(booking);
    expect(sent('createReservation')).toEqual({ input: booking });
    await server.stop();
    const kept = await data.reservations.create(booking);
    await server.start();
    expect(kept).toMatchObject({ value: { id: 'RES-004', status: 'pending', createdAt: NOW.toISOString() } });
  });

  it('sends id and status of a reservation', async () => {
    const { data } = liveLayer(server);
    await data.reservations.load();
    await data.reservations.updateStatus(first(data.reservations.getState().rows), 'confirmed');
    expect(sent('updateReservationStatus')).toEqual({ id: 'RES-001', status: 'confirmed' });
  });
});
