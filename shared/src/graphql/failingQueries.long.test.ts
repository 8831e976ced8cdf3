import { sampleEvents, sampleReservations, sampleStalls } from '../samples';
import type { DataLayer } from './dataLayer';
import type { Outcome } from './listState';
import { duringFault, loadedLayer, REFUSALS, rowsOf, SILENT_FAULTS, type Entity } from './testing/failing';
import { first, liveLayer, NOW, recordsOf } from './testing/live';
import { serverForTests } from './testing/serverForTests';
import { PASSWORD } from './testing/venueServer';

const server = serverForTests();

const loaded = () => loadedLayer(server);
const getFirst = async (data: DataLayer, entity: Entity): Promise<Outcome<{ id: string }>> =>
  data[entity].get(first(rowsOf(data, entity).rows).id);

const shown = (data: DataLayer, entity: Entity) => recordsOf(data[entity].getState().rows);

const SAMPLES = {
  events: sampleEvents(NOW),
  reservations: sampleReservations(NOW),
  stalls: sampleStalls(),
};

describe.each<Entity>(['events', 'reservations', 'stalls'])('the query %s', (entity) => {
  it.each(SILENT_FAULTS)(`the query ${entity} falls back to the samples on %s`, async (fault) => {
    const { data } = liveLayer(server);
    await duringFault(server, [fault], () => data[entity].load());
    expect(data[entity].getState()).toMatchObject({ phase: 'ready', source: 'offline', failure: null });
    expect(shown(data, entity)).toEqual(SAMPLES[entity]);
  });

  it(`the query ${entity} shows the samples to a person who is not signed in to the live server`, async () => {
    const { data } = liveLayer(server, { as: null });
    await duringFault(server, ['UNAUTHENTICATED'], () => data[entity].load());
    expect(data[entity].getState()).toMatchObject({ phase: 'ready', source: 'sample' });
    expect(shown(data, entity)).toEqual(SAMPLES[entity]);
  });

  it.each(REFUSALS.slice(1))(`the query ${entity} fails on %s and shows no sample as live`, async (code) => {
    const { data } = liveLayer(server);
    await duringFault(server, [code], () => data[entity].load());
    const { phase, failure, rows } = data[entity].getState();
    expect([phase, failure?.code]).toEqual(['failed', code]);
    // requirements 7, Fallback: the sample stalls remain when the first load fails
    expect(recordsOf(rows)).toEqual(entity === 'stalls' ? SAMPLES.stalls : []);
  });

  it(`the query ${entity} uses data that comes with errors`, async () => {
    const { data } = liveLayer(server);
    await duringFault(server, ['data-with-errors'], () => data[entity].load());
    expect(data[entity].getState()).toMatchObject({ phase: 'ready', source: 'live' });
    expect(shown(data, entity)).toEqual(await server.records(entity));
  });

  it.each(SILENT_FAULTS)(
    `the query ${entity} keeps the live rows on %s, and reconnects when the server is back`,
    async (fault) => {
      const data = await loaded();
      await duringFault(server, [fault], () => data[entity].load());
      expect(data[entity].getState()).toMatchObject({ phase: 'ready', source: 'offline' });
      expect(shown(data, entity)).toEqual(await server.records(entity));
      await data[entity].load();
      expect(data[entity].getState()).toMatchObject({ source: 'live', notSaved: [] });
    },
  );

  it.each(SILENT_FAULTS)(`a single record of ${entity} is opened from memory on %s`, async (fault) => {
    const data = await loaded();
    const outcome = await duringFault(server, [fault], () => getFirst(data, entity));
    const { id } = first(rowsOf(data, entity).rows);
    expect(outcome).toMatchObject({ ok: true, saved: 'device', value: { id } });
    expect(rowsOf(data, entity).source).toBe('offline');
  });

  it.each(REFUSALS)(`a live record of ${entity} is not opened on %s`, async (code) => {
    const data = await loaded();
    const outcome = await duringFault(server, [code], () => getFirst(data, entity));
    expect(outcome).toMatchObject({ ok: false, failure: { code } });
  });
});

describe('reservationsByStatus', () => {
  it('reservationsByStatus asks the live server', async () => {
    const { data } = liveLayer(server);
    expect(await data.reservations.byStatus('confirmed')).toMatchObject({
      value: [{ id: 'RES-002' }],
      saved: 'live',
    });
    expect((await server.callsOf('reservationsByStatus'))[0]?.variables).toEqual({ status: 'confirmed' });
  });

  it.each([...SILENT_FAULTS, 'UNAUTHENTICATED'])(
    'reservationsByStatus filters the samples on %s',
    async (fault) => {
      const { data } = liveLayer(server);
      const outcome = await duringFault(server, [fault], () => data.reservations.byStatus('confirmed'));
      const confirmed = SAMPLES.reservations.filter(({ status }) => status === 'confirmed');
      expect(outcome).toMatchObject({ ok: true, saved: 'device' });
      expect(outcome.ok && recordsOf(outcome.value)).toEqual(confirmed);
    },
  );

  it.each(REFUSALS.slice(1))('reservationsByStatus is refused on %s', async (code) => {
    const { data } = liveLayer(server);
    const outcome = await duringFault(server, [code], () => data.reservations.byStatus('confirmed'));
    expect(outcome).toMatchObject({ ok: false, failure: { code } });
  });
});

describe('signIn', () => {
  it.each(SILENT_FAULTS)('signIn fails on %s and stores no token', async (fault) => {
    const { data, token } = liveLayer(server, { as: null });
    const outcome = await duringFault(server, [fault], () => data.signIn('owner@venue.example', PASSWORD));
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    expect(token()).toBeNull();
  });

  it('signIn is refused with the wrong password', async () => {
    const { data, token } = liveLayer(server, { as: null });
    const outcome = await data.signIn('owner@venue.example', 'admin123');
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'UNAUTHENTICATED' } });
    expect(token()).toBeNull();
  });
});
