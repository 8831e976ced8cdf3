import fc from 'fast-check';
import { createOperationLog, type Entry } from './operation-log';

const letters = { empty: '', apply: (text: string, { operation }: Entry<string>) => text + operation };
const createLog = (now = () => 100) => createOperationLog<string, string>({ ...letters, now });

const changes = fc.uniqueArray(
  fc.record({
    time: fc.integer({ min: 101, max: 110 }),
    tab: fc.constantFrom('a', 'b', 'c'),
    operation: fc.string({ minLength: 1, maxLength: 1 }),
  }),
  { selector: ({ time, tab }) => `${time}${tab}`, maxLength: 20 },
);

it('comes to the same values whatever the order of arrival, however often something arrives', () => {
  fc.assert(
    fc.property(
      changes.chain((all) =>
        fc.tuple(fc.shuffledSubarray(all, { minLength: all.length }), fc.subarray(all), fc.constant(all)),
      ),
      ([shuffled, again, all]) => {
        const [one, other] = [createLog(), createLog()];
        one.start('');
        other.start('');
        one.receive(all);
        for (const entry of [...shuffled, ...again]) other.receive([entry]);
        expect(other.values()).toBe(one.values());
        expect(one.values()).toHaveLength(all.length);
      },
    ),
  );
});

it('puts changes of the same moment in order even when the clock stands still or goes back', () => {
  let time = 100;
  const log = createLog(() => time--);
  log.start('');
  for (const letter of 'dinner') log.record(letter);
  const other = createLog();
  other.start('');
  other.receive([...log.history().entries].reverse());
  expect(other.values()).toBe('dinner');
});

it('makes its own change after everything it has heard of', () => {
  const log = createLog();
  log.start('');
  log.receive([{ time: 500, tab: 'fast', operation: 'a' }]);
  log.record('b');
  expect(log.values()).toBe('ab');
  expect(log.record('c').time).toBeGreaterThan(500);
});

it('stands on the older base, so that what a later tab found in storage is not counted twice', () => {
  const first = createLog(() => 100);
  first.start('-');
  const entry = first.record('a');
  const later = createLog(() => 200);
  later.start('-a');
  expect(later.values()).toBe('-a');
  later.receive([entry]);
  expect(later.values()).toBe('-a');
  later.record('b');
  first.merge(later.historyFor(first.history().base));
  later.merge(first.historyFor(later.history().base));
  expect(first.values()).toBe('-ab');
  expect(later.values()).toBe('-ab');
});

it('sends its base only to a tab that has to change to it', () => {
  const first = createLog(() => 100);
  first.start('');
  const later = createLog(() => 200);
  later.start('');
  expect(first.historyFor(later.history().base).base).toEqual(first.history().base);
  expect(later.historyFor(first.history().base).base).not.toHaveProperty('values');
  expect(first.historyFor(first.history().base).base).not.toHaveProperty('values');
});

it('makes changes again that were made before anything was read', () => {
  const log = createLog();
  log.record('a');
  log.start('-');
  expect(log.values()).toBe('-a');
});

it('forgets its changes when it starts over, since they are in what it read', () => {
  const log = createLog();
  log.start('');
  const entry = log.record('a');
  log.startOver('a');
  log.receive([entry]);
  expect(log.values()).toBe('a');
});
