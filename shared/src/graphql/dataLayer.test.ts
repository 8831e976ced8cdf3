import { first, liveLayer, NEW_EVENT, NEW_RESERVATION, recordsOf, until } from './testing/live';
import { serverForTests } from './testing/serverForTests';
import { PASSWORD } from './testing/venueServer';

const server = serverForTests();

describe('when the server goes away after a live load and comes back', () => {
  it('after an outage the live rows come back and the changes that were made meanwhile are sent and named', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    await server.fail({ kind: 'refused' });
    const [benga, coffee] = data.events.getState().rows;
    if (!benga || !coffee) throw new Error('Two events expected.');
    await data.events.update(benga, { price: 2000 });
    await data.events.create(NEW_EVENT);
    await data.events.remove(coffee);
    expect(data.events.getState().rows.map(({ id, price }) => [id, price])).toEqual([
      ['1', 2000],
      ['3', 500],
    ]);
    const names = [
      'Edited event “Live: Benga Night”: price 2000',
      'Added event “Quiz Night”: date 2030-06-01, time 18:00, price 500, capacity 10, status upcoming, description D',
    ];
    const unsaved = [...names, 'Deleted event “Live: Coffee Cupping”'];
    expect(data.events.getState().unsaved.map(({ summary }) => summary)).toEqual(unsaved);
    await server.fail(null);
    await data.events.load();
    expect(data.events.getState()).toMatchObject({ source: 'live', unsaved: [] });
    await until(() => data.events.getState().sent.length === 3);
    expect(data.events.getState().sent.map(({ summary }) => summary)).toEqual(unsaved);
    expect(data.events.getState().notSaved).toEqual([]);
    const records = await server.records('events');
    expect(recordsOf(data.events.getState().rows)).toEqual(records);
    expect(records.map(({ title, price }) => [title, price])).toEqual([
      ['Live: Benga Night', 2000],
      ['Quiz Night', 500],
    ]);
    data.events.dismissNotice();
    expect(data.events.getState().sent).toEqual([]);
  });

  it('a change that was made during an outage is not sent over what another admin has saved, unless it is asked for', async () => {
    const { data } = liveLayer(server);
    const { data: other } = liveLayer(server, { as: 'host' });
    await Promise.all([data.events.load(), other.events.load()]);
    await server.fail({ kind: 'http-500' });
    await data.events.update(first(data.events.getState().rows), { price: 2000 });
    await server.fail(null);
    await other.events.update(first(other.events.getState().rows), { capacity: 5 });
    await data.events.load();
    await until(() => data.events.getState().notSaved.length === 1);
    expect(await server.callsOf('updateEvent')).toHaveLength(2);
    first(data.events.getState().notSaved).send?.();
    await until(() => data.events.getState().sent.length === 1);
    expect(data.events.getState().notSaved).toEqual([]);
    expect(first(await server.records('events'))).toMatchObject({ price: 2000, capacity: 5 });
  });

  it.each([
    ['the same person', 'owner', 1],
    ['another one, who is asked', 'waiter', 0],
  ] as const)(
    'a change made during an outage is sent by itself after a sign-in of %s',
    async (_, who, sent) => {
      const { data } = liveLayer(server);
      await data.reservations.load();
      await server.fail({ kind: 'refused' });
      await data.reservations.update(first(data.reservations.getState().rows), { guests: 7 });
      await server.fail(null);
      await data.signIn(`${who}@venue.example`, PASSWORD);
      const { reservations } = data;
      await until(() => reservations.getState().sent.length + reservations.getState().notSaved.length === 1);
      expect(reservations.getState().sent).toHaveLength(sent);
      first([...reservations.getState().notSaved, { send: undefined }]).send?.();
      await until(() => reservations.getState().sent.length === 1);
      await reservations.load();
      expect(first(reservations.getState().rows).guests).toBe(7);
    },
  );

  it('a booking typed before the server was ever reached is sent when it is asked for, and never by itself', async () => {
    const { data } = liveLayer(server);
    await server.fail({ kind: 'http-500' });
    await data.reservations.load();
    await data.reservations.create(NEW_RESERVATION);
    await server.fail(null);
    await data.reservations.load();
    await until(() => data.reservations.getState().notSaved.length === 1);
    expect(await server.records('reservations')).toHaveLength(2);
    first(data.reservations.getState().notSaved).send?.();
    await until(() => data.reservations.getState().sent.length === 1);
    expect(await server.records('reservations')).toHaveLength(3);
  });

  it('after an outage a change that the server saved although its answer was lost is not named', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    await server.fail({ kind: 'applied-then-silence' });
    const [benga, coffee] = data.events.getState().rows;
    if (!benga || !coffee) throw new Error('Two events expected.');
    await data.events.create(NEW_EVENT);
    await data.events.update(benga, { price: 2000 });
    await data.events.remove(coffee);
    await server.fail(null);
    await data.events.load();
    expect(data.events.getState()).toMatchObject({ source: 'live', notSaved: [] });
    expect(data.events.getState().rows.map(({ title, price }) => [title, price])).toEqual([
      ['Live: Benga Night', 2000],
      ['Quiz Night', 500],
    ]);
  });

  it('the live rows return when a later change or a single query succeeds', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    await server.fail({ kind: 'http-500' });
    await data.events.create(NEW_EVENT);
    await server.fail(null);
    await data.events.update(first(data.events.getState().rows), { capacity: 5 });
    expect(data.events.getState().source).toBe('live');
    await until(() => data.events.getState().sent.length === 1);
    await server.fail({ kind: 'http-500' });
    await data.events.load();
    await server.fail(null);
    await data.events.open(first(data.events.getState().rows));
    expect(data.events.getState().source).toBe('live');
  });

  it('a change of a row that was added in memory is not sent', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    await server.fail({ kind: 'http-500' });
    const added = await data.events.create(NEW_EVENT);
    if (!added.ok) throw new Error('Kept in memory expected.');
    await data.events.update(added.value, { price: 700 });
    expect(data.events.getState().rows.at(-1)).toMatchObject({ id: '3', price: 700 });
    await server.fail(null);
    const row = data.events.getState().rows.at(-1);
    const late = row && (await data.events.remove(row));
    expect(late).toMatchObject({ ok: false, failure: { code: 'NOT_LIVE' } });
    expect(await server.callsOf('updateEvent')).toEqual([]);
    expect(await server.callsOf('deleteEvent')).toEqual([]);
    expect(data.events.getState().source).toBe('live');
  });
});

it('a list and a record are asked for each time, whatever the page knows of them', async () => {
  const { data } = liveLayer(server);
  await data.events.load();
  await data.events.load();
  const row = first(data.events.getState().rows);
  await data.events.open(row);
  await data.events.open(row);
  expect((await server.calls()).map(({ operationName }) => operationName)).toEqual([
    ...['events', 'events'],
    ...['event', 'event'],
  ]);
});

describe('a deletion', () => {
  it('a deletion that the server answers with false did not happen', async () => {
    const { data } = liveLayer(server, {
      fetch: async (_url, init) =>
        new Response(
          String(init?.body).includes('"deleteEvent"')
            ? '{"data":{"deleteEvent":false}}'
            : '{"data":{"events":[{"id":"1","title":"Stays"}]}}',
        ),
    });
    await data.events.load();
    const outcome = await data.events.remove(first(data.events.getState().rows));
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'NO_DATA' } });
    expect(data.events.getState().rows).toMatchObject([{ title: 'Stays' }]);
  });
});

describe('a sample row', () => {
  it('a change of a sample row never reaches the live record with the same id', async () => {
    const { data } = liveLayer(server);
    await server.fail({ kind: 'refused' });
    await data.events.load();
    const sample = first(data.events.getState().rows);
    await data.events.update(sample, { title: 'Edited sample' });
    expect(data.events.getState().rows[0]).toMatchObject({ id: '1', title: 'Edited sample' });
    await server.fail(null);
    const outcome = await data.events.remove(first(data.events.getState().rows));
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'NOT_LIVE' } });
    expect((await server.calls()).map(({ operationName }) => operationName)).toEqual(['events']);
    expect(recordsOf(data.events.getState().rows)).toEqual(await server.records('events'));
    expect(await data.events.remove(sample)).toMatchObject({ ok: false, failure: { code: 'NOT_LIVE' } });
    // Nor is the live record with its id handed out in its place.
    expect(await data.events.open(sample)).toMatchObject({ ok: true, value: sample, saved: 'device' });
    expect(data.events.getState().origin).toBe('server');
    expect(await server.callsOf('deleteEvent')).toEqual([]);
  });

  it('a copy of a row is as good as the row: where it comes from and its version go with it', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    const copy = structuredClone(first(data.events.getState().rows));
    expect(await data.events.update(copy, { title: 'Edited' })).toMatchObject({ ok: true, saved: 'live' });
    expect((await server.callsOf('updateEvent'))[0]?.headers['if-match']).toMatch(/^"[\w-]{36}"$/);
    await server.fail({ kind: 'refused' });
    const { data: other } = liveLayer(server);
    await other.events.load();
    const sample = structuredClone(first(other.events.getState().rows));
    await server.fail(null);
    expect(await other.events.remove(sample)).toMatchObject({ failure: { code: 'NOT_LIVE' } });
  });
});
