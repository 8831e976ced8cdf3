import { sampleEvents, sampleReservations, sampleStalls } from '../samples';
import type { DataLayer } from './dataLayer';
import { duringFault, loadedLayer, REFUSALS, SILENT_FAULTS, type Entity } from './testing/failing';
import { liveLayer, NOW, recordsOf } from './testing/live';
import { serverForTests } from './testing/serverForTests';

const server = serverForTests();

const loaded = () => loadedLayer(server);

const shown = (data: DataLayer, entity: Entity) => recordsOf(data[entity].getState().rows);

const SAMPLES = {
  events: sampleEvents(NOW),
  reservations: sampleReservations(NOW),
  stalls: sampleStalls(),
};

describe.each<Entity>(['events', 'reservations', 'stalls'])('the query %s', (entity) => {
  it.each(REFUSALS.slice(1))(`the query ${entity} fails on %s and shows no sample as live`, async (code) => {
    const { data } = liveLayer(server);
    await duringFault(server, [code], () => data[entity].load());
    const { phase, failure, rows } = data[entity].getState();
    expect([phase, failure?.code]).toEqual(['failed', code]);
    // requirements 7, Fallback: the sample stalls remain when the first load fails
    expect(recordsOf(rows)).toEqual(entity === 'stalls' ? SAMPLES.stalls : []);
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
