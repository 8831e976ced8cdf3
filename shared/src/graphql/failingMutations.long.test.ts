import type { DataLayer } from './dataLayer';
import type { Outcome } from './listState';
import {
  copy,
  duringFault,
  loadedLayer,
  REFUSALS,
  rowsOf,
  SILENT_FAULTS,
  type Entity,
} from './testing/failing';
import { first, NEW_EVENT } from './testing/live';
import { serverForTests } from './testing/serverForTests';

const newEvent = { ...NEW_EVENT, title: 'New', image: null };
const dish = { name: 'Ugali', price: 200, description: 'White.', image: null };

type Call = [operation: string, entity: Entity, run: (data: DataLayer) => Promise<Outcome<{ id: string }>>];

const anEvent = (data: DataLayer) => first(data.events.getState().rows);
const aReservation = (data: DataLayer) => first(data.reservations.getState().rows);
const aStall = (data: DataLayer) => first(data.stalls.getState().rows);

/** The others meet these faults in `failingChanges` of the console. */
const MUTATIONS: Call[] = [
  ['updateEvent', 'events', (data) => data.events.update(anEvent(data), newEvent)],
  [
    'updateReservation',
    'reservations',
    (data) => data.reservations.update(aReservation(data), { guests: 9 }),
  ],
  ['deleteReservation', 'reservations', (data) => data.reservations.remove(aReservation(data))],
  ['addMenuItem', 'stalls', (data) => data.stalls.addMenuItem(aStall(data), dish)],
  ['removeMenuItem', 'stalls', (data) => data.stalls.removeMenuItem(aStall(data), '1')],
];

const server = serverForTests();

const loaded = () => loadedLayer(server);

/** Each fault with one mutation after the other, and with one of them all: what a fault means is not theirs. */
const turnsOf = (faults: string[], operation: string) => {
  const turn = MUTATIONS.findIndex(([name]) => name === operation);
  return operation === 'updateEvent' ? faults : faults.filter((_, at) => at === turn % faults.length);
};

describe.each(MUTATIONS)('%s on a live list', (operation, entity, run) => {
  it(`${operation} is saved when the server answers`, async () => {
    const data = await loaded();
    const before = await server.records(entity);
    expect(await run(data)).toMatchObject({ ok: true, saved: 'live' });
    const after = await server.records(entity);
    expect(after).not.toEqual(before);
    expect(rowsOf(data, entity)).toMatchObject({ source: 'live', unsaved: [] });
    expect(copy(rowsOf(data, entity).rows)).toMatchObject(after);
  });

  it.each(turnsOf(SILENT_FAULTS, operation))(
    `${operation} is kept in memory among the live rows on %s, and sent once`,
    async (fault) => {
      const data = await loaded();
      const before = await server.records(entity);
      const rows = rowsOf(data, entity).rows;
      const outcome = await duringFault(server, [fault, operation], () => run(data));
      expect(outcome).toMatchObject({ ok: true, saved: 'device' });
      const after = rowsOf(data, entity);
      expect(after).toMatchObject({ source: 'offline', phase: 'ready' });
      expect(after.unsaved).toHaveLength(1);
      expect(after.rows).not.toEqual(rows);
      expect(after.rows.length).toBeGreaterThanOrEqual(rows.length - 1);
      expect(await server.callsOf(operation)).toHaveLength(fault === 'refused' ? 0 : 1);
      if (!['half-a-body', 'cut'].includes(fault)) expect(await server.records(entity)).toEqual(before);
    },
  );

  it.each(turnsOf(REFUSALS, operation))(
    `${operation} is not shown as done on %s: every row stays as it was`,
    async (code) => {
      const data = await loaded();
      const before = await server.records(entity);
      const rows = rowsOf(data, entity).rows;
      const outcome = await duringFault(server, [code, operation], () => run(data));
      expect(outcome).toMatchObject({ ok: false, failure: { kind: 'refused', code } });
      expect(rowsOf(data, entity)).toMatchObject({ source: 'live', phase: 'ready', unsaved: [] });
      expect(rowsOf(data, entity).rows).toEqual(rows);
      expect(await server.records(entity)).toEqual(before);
    },
  );

  it.each(turnsOf(['data-with-errors'], operation))(
    `${operation} is saved on %s, which are logged`,
    async (fault) => {
      const data = await loaded();
      const outcome = await duringFault(server, [fault, operation], () => run(data));
      expect(outcome).toMatchObject({ ok: true, saved: 'live' });
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('One part could not be read.'), '');
    },
  );
});
