import { refused, type Failure } from './failures';
import { afterAnswer, afterFailedQuery, changeInMemory, emptyList, stepsInAfterMutation } from './policy';
import { deviceRow } from './rows';

interface Item {
  id: string;
}

const AWAY: Failure = { kind: 'unreachable', reason: 'network', message: 'Failed to fetch' };
const SIGN_IN = refused('UNAUTHENTICATED', 'Sign in first.');
const FORBIDDEN = refused('FORBIDDEN', 'Readers may not.');

const samples = (): Item[] => [{ id: '1' }, { id: '2' }];
const onSamples = { ...emptyList<Item>(), origin: 'samples' as const, rows: samples().map(deviceRow) };
const live = afterAnswer(emptyList<Item>(), [{ id: '7', origin: 'server' as const, version: '3' }]).list;

describe('a list whose query failed', () => {
  it.each([
    ['no rows yet', emptyList<Item>(), AWAY, 'offline', ['1', '2']],
    ['no rows yet', emptyList<Item>(), SIGN_IN, 'sample', ['1', '2']],
    ['live rows', live, AWAY, 'offline', ['7']],
    ['live rows', live, SIGN_IN, 'signed-out', ['7']],
  ])('%s: what steps in (%#)', (_, list, failure, source, ids) => {
    const next = afterFailedQuery(list, failure, samples);
    expect(next?.source).toBe(source);
    expect(next?.rows.map(({ id }) => id)).toEqual(ids);
  });

  it('live rows stay as they are where a proxy lets no more calls through for now', () => {
    const busy = refused('RATE_LIMITED', 'Too many requests.');
    expect(afterFailedQuery(live, busy, samples)).toBe(live);
    expect(afterFailedQuery(emptyList<Item>(), busy, samples)).toBeNull();
  });

  it('nothing steps in for a query that was refused', () => {
    expect(afterFailedQuery(live, FORBIDDEN, samples)).toBeNull();
  });
});

describe('a mutation that failed', () => {
  it.each([
    ['a change of live rows', live, AWAY, false, 'offline'],
    ['a creation', onSamples, AWAY, true, 'offline'],
    ['a change of a live row after the list has left the live rows', onSamples, AWAY, false, null],
    ['a creation among samples', onSamples, SIGN_IN, true, 'sample'],
    ['a creation among live rows', live, SIGN_IN, true, null],
    ['a change that is forbidden', live, FORBIDDEN, false, null],
  ])('%s steps in as it should (%#)', (_, list, failure, isCreation, source) => {
    expect(stepsInAfterMutation(list, failure, isCreation)).toBe(source);
  });
});

describe('a change in memory', () => {
  const removing = {
    kind: 'deleted' as const,
    inMemory: () => null,
    isReflectedIn: () => true,
    summary: ({ id }: Item) => `Deleted ${id}`,
  };
  const ignore = { onBack: () => undefined, send: () => Promise.resolve(null) };

  it('is listed as unsaved, and open once the live rows are back without it', () => {
    const row = live.rows[0] ?? null;
    const { list } = changeInMemory(live, row, removing, ignore);
    expect(list.rows).toEqual([]);
    expect(list.unsaved).toMatchObject([{ id: '7', summary: 'Deleted 7' }]);
    const back = afterAnswer(list, [...live.rows]);
    expect(back.list).toMatchObject({ source: 'live', unsaved: [] });
    expect(back.open).toMatchObject([{ canBeSent: true, isUncontested: true }]);
    const other = { id: '7', origin: 'server' as const, version: '4' };
    expect(afterAnswer(list, [other]).open).toMatchObject([{ canBeSent: true, isUncontested: false }]);
    expect(afterAnswer(list, []).open).toEqual([]);
  });

  it('is refused for a sample once the live rows are back, and for a row that is gone', () => {
    const sample = deviceRow({ id: '7' });
    expect(() => changeInMemory(live, sample, removing, ignore)).toThrow(
      expect.objectContaining({ code: 'NOT_LIVE' }),
    );
    expect(() => changeInMemory(live, deviceRow({ id: '8' }), removing, ignore)).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });
});
