/** @jest-environment node */
import type { DataLayer } from './data-layer';
import type { ListState, Outcome } from './list-state';
import { callsOf, first, liveLayer, NOW } from './testing/live';
import { startVenueServer, type VenueServer } from './testing/server.cjs';
import { sampleEvents, sampleReservations, sampleStalls } from '../samples';

const SILENT = ['silence', 'http-500', 'html', 'truncated-json', 'other-json', 'half-a-body', 'refused'];
const REFUSALS = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'CONFLICT',
  'INTERNAL_SERVER_ERROR',
];

const event = { ...{ title: 'New', date: '2030-06-01', time: '18:00', description: 'D', image: null } };
const newEvent = { ...event, price: 500, capacity: 10, status: 'upcoming' as const };
const booking = { date: '2030-06-01', time: '19:00', guests: 3, name: 'Njeri', phone: '+254 700 000 003' };
const newStall = {
  ...{ name: 'New', description: 'D', location: 'L', mainImage: null, images: [], amenities: ['1'] },
  status: 'active' as const,
};
const dish = { name: 'Ugali', price: 200, description: 'White.', image: null };

type Entity = 'events' | 'reservations' | 'stalls';
type Call = [operation: string, entity: Entity, run: (data: DataLayer) => Promise<Outcome<{ id: string }>>];

const anEvent = (data: DataLayer) => first(data.events.getState().rows);
const aReservation = (data: DataLayer) => first(data.reservations.getState().rows);
const aStall = (data: DataLayer) => first(data.stalls.getState().rows);

const MUTATIONS: Call[] = [
  ['createEvent', 'events', (data) => data.events.create(newEvent)],
  ['updateEvent', 'events', (data) => data.events.update(anEvent(data), newEvent)],
  ['deleteEvent', 'events', (data) => data.events.remove(anEvent(data))],
  ['createReservation', 'reservations', (data) => data.reservations.create(booking)],
  [
    'updateReservation',
    'reservations',
    (data) => data.reservations.update(aReservation(data), { guests: 9 }),
  ],
  [
    'updateReservationStatus',
    'reservations',
    (data) => data.reservations.updateStatus(aReservation(data), 'cancelled'),
  ],
  ['deleteReservation', 'reservations', (data) => data.reservations.remove(aReservation(data))],
  ['createStall', 'stalls', (data) => data.stalls.create(newStall)],
  ['updateStall', 'stalls', (data) => data.stalls.update(aStall(data), { name: 'Renamed' })],
  ['deleteStall', 'stalls', (data) => data.stalls.remove(aStall(data))],
  [
    'addStallImage',
    'stalls',
    (data) => data.stalls.addImage(aStall(data), { url: 'https://p.example/a.jpg' }),
  ],
  ['removeStallImage', 'stalls', (data) => data.stalls.removeImage(aStall(data), '1')],
  ['addMenuItem', 'stalls', (data) => data.stalls.addMenuItem(aStall(data), dish)],
  ['removeMenuItem', 'stalls', (data) => data.stalls.removeMenuItem(aStall(data), '1')],
];

let server: VenueServer;
beforeAll(async () => (server = await startVenueServer()));
afterAll(() => server.stop());
beforeEach(() => {
  server.reset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

async function during<Result>(fault: string, operation: string | undefined, work: () => Promise<Result>) {
  if (fault === 'refused') await server.stop();
  else server.fault = { kind: fault, operation };
  try {
    return await work();
  } finally {
    if (fault === 'refused') await server.start();
    server.fault = null;
  }
}

const loaded = async () => {
  const { data } = liveLayer(server);
  await Promise.all([data.events.load(), data.reservations.load(), data.stalls.load()]);
  return data;
};
const rowsOf = (data: DataLayer, entity: Entity): ListState<{ id: string }> => data[entity].getState();
const getFirst = async (data: DataLayer, entity: Entity): Promise<Outcome<{ id: string }>> =>
  data[entity].get(first(rowsOf(data, entity).rows).id);
const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

describe.each(MUTATIONS)('%s on a live list', (operation, entity, run) => {
  it('is saved when the server answers', async () => {
    const data = await loaded();
    const before = copy(server.data[entity]);
    expect(await run(data)).toMatchObject({ ok: true, saved: 'live' });
    expect(server.data[entity]).not.toEqual(before);
    expect(rowsOf(data, entity)).toMatchObject({ source: 'live', unsaved: [] });
    expect(copy(rowsOf(data, entity).rows)).toMatchObject(copy(server.data[entity]));
  });

  it.each(SILENT)('is edited in memory among the live rows on %s, and sent once', async (fault) => {
    const data = await loaded();
    const before = copy(server.data[entity]);
    const rows = rowsOf(data, entity).rows;
    server.calls.length = 0;
    const outcome = await during(fault, operation, () => run(data));
    expect(outcome).toMatchObject({ ok: true, saved: 'device' });
    const after = rowsOf(data, entity);
    expect(after).toMatchObject({ source: 'offline', phase: 'ready' });
    expect(after.unsaved).toHaveLength(1);
    expect(after.rows).not.toEqual(rows);
    expect(after.rows.length).toBeGreaterThanOrEqual(rows.length - 1);
    expect(callsOf(server, operation).length).toBe(fault === 'refused' ? 0 : 1);
    if (fault !== 'half-a-body') expect(server.data[entity]).toEqual(before);
  });

  it.each(REFUSALS)('is not faked on %s: every row stays as it was', async (code) => {
    const data = await loaded();
    const before = copy(server.data[entity]);
    const rows = rowsOf(data, entity).rows;
    const outcome = await during(code, operation, () => run(data));
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'refused', code } });
    expect(rowsOf(data, entity)).toMatchObject({ source: 'live', phase: 'ready', unsaved: [] });
    expect(rowsOf(data, entity).rows).toEqual(rows);
    expect(server.data[entity]).toEqual(before);
  });

  it('is saved when data comes with errors, which are logged', async () => {
    const data = await loaded();
    const outcome = await during('data-with-errors', operation, () => run(data));
    expect(outcome).toMatchObject({ ok: true, saved: 'live' });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('One part could not be read.'), '');
  });
});

const SAMPLES = {
  events: sampleEvents(NOW),
  reservations: sampleReservations(NOW),
  stalls: sampleStalls(),
};

describe.each<Entity>(['events', 'reservations', 'stalls'])('the query %s', (entity) => {
  it.each(SILENT)('falls back to the samples on %s', async (fault) => {
    const { data } = liveLayer(server);
    await during(fault, undefined, () => data[entity].load());
    expect(data[entity].getState()).toMatchObject({ phase: 'ready', source: 'offline', failure: null });
    expect(data[entity].getState().rows).toEqual(SAMPLES[entity]);
  });

  it('shows the samples to somebody who is not signed in to the live server', async () => {
    const { data } = liveLayer(server);
    await during('UNAUTHENTICATED', undefined, () => data[entity].load());
    expect(data[entity].getState()).toMatchObject({ phase: 'ready', source: 'sample' });
    expect(data[entity].getState().rows).toEqual(SAMPLES[entity]);
  });

  it.each(REFUSALS.slice(1))('fails on %s and fakes nothing', async (code) => {
    const { data } = liveLayer(server);
    await during(code, undefined, () => data[entity].load());
    const { phase, failure, rows } = data[entity].getState();
    expect([phase, failure?.code]).toEqual(['failed', code]);
    // spec 7: the sample stalls remain when the first load fails
    expect(rows).toEqual(entity === 'stalls' ? SAMPLES.stalls : []);
  });

  it('uses data that comes with errors', async () => {
    const { data } = liveLayer(server);
    await during('data-with-errors', undefined, () => data[entity].load());
    expect(data[entity].getState()).toMatchObject({ phase: 'ready', source: 'live' });
    expect(data[entity].getState().rows).toEqual(server.data[entity]);
  });

  it.each(SILENT)(
    'keeps the live rows when the server goes away with %s, and follows it back',
    async (fault) => {
      const data = await loaded();
      await during(fault, undefined, () => data[entity].load());
      expect(data[entity].getState()).toMatchObject({ phase: 'ready', source: 'offline' });
      expect(data[entity].getState().rows).toEqual(server.data[entity]);
      await data[entity].load();
      expect(data[entity].getState()).toMatchObject({ source: 'live', notSaved: [] });
    },
  );

  it.each(SILENT)('opens the row in memory when the single query ends in %s', async (fault) => {
    const data = await loaded();
    const outcome = await during(fault, undefined, () => getFirst(data, entity));
    const { id } = first(rowsOf(data, entity).rows);
    expect(outcome).toMatchObject({ ok: true, saved: 'device', value: { id } });
    expect(rowsOf(data, entity).source).toBe('offline');
  });

  it.each(REFUSALS)('does not open a live row when the single query ends in %s', async (code) => {
    const data = await loaded();
    const outcome = await during(code, undefined, () => getFirst(data, entity));
    expect(outcome).toMatchObject({ ok: false, failure: { code } });
  });
});

describe('reservationsByStatus', () => {
  it('asks the server', async () => {
    const { data } = liveLayer(server);
    expect(await data.reservations.byStatus('confirmed')).toMatchObject({
      value: [{ id: 'RES-002' }],
      saved: 'live',
    });
    expect(callsOf(server, 'reservationsByStatus')[0]?.variables).toEqual({ status: 'confirmed' });
  });

  it.each([...SILENT, 'UNAUTHENTICATED'])('filters the samples on %s', async (fault) => {
    const { data } = liveLayer(server);
    const outcome = await during(fault, undefined, () => data.reservations.byStatus('confirmed'));
    const confirmed = SAMPLES.reservations.filter(({ status }) => status === 'confirmed');
    expect(outcome).toEqual({ ok: true, saved: 'device', value: confirmed });
  });

  it.each(REFUSALS.slice(1))('is refused on %s', async (code) => {
    const { data } = liveLayer(server);
    const outcome = await during(code, undefined, () => data.reservations.byStatus('confirmed'));
    expect(outcome).toMatchObject({ ok: false, failure: { code } });
  });
});

describe('signIn', () => {
  it.each(SILENT)('fails on %s, stores nothing', async (fault) => {
    const { data, token } = liveLayer(server);
    const outcome = await during(fault, undefined, () => data.signIn('owner@venue.example', 'live-secret'));
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    expect(token()).toBeNull();
  });

  it('is refused with the wrong password', async () => {
    const { data, token } = liveLayer(server);
    const outcome = await data.signIn('owner@venue.example', 'admin123');
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'UNAUTHENTICATED' } });
    expect(token()).toBeNull();
  });
});
