import { STALLS, type CatalogueStall } from '../catalogue/stalls';
import { nextToOpen, openStalls } from './openNow';

/** A moment by the clock in Nairobi, on an ordinary day. */
const at = (time: string) => new Date(`2026-11-21T${time}:00+03:00`);

/** A stall of the catalogue with hours of its own. */
function stallOpen(number: string, opens: string, closes: string): CatalogueStall {
  const [stall] = STALLS;
  if (!stall) throw new Error('The catalogue has no stall.');
  return { ...stall, number, openingHours: { opens, closes } };
}

const GRILL = stallOpen('01', '11:00', '23:00');
const JUICE = stallOpen('02', '10:00', '21:00');
const CAR_WASH = stallOpen('03', '07:00', '19:00');
const OPEN = [GRILL, JUICE, CAR_WASH];
const numbers = (stalls: CatalogueStall[]) => stalls.map(({ number }) => number);

it.each([
  ['00:30', []],
  ['06:59', []],
  ['07:00', ['03']],
  ['10:30', ['02', '03']],
  ['13:00', ['01', '02', '03']],
  ['22:59', ['01']],
  ['23:00', []],
  ['23:30', []],
])('the stalls that are open at %s in Nairobi, in the order of their numbers, are %j', (time, open) => {
  expect(numbers(openStalls(OPEN, at(time)))).toEqual(open);
});

it.each([
  ['00:30', '03'],
  ['06:59', '03'],
  ['23:30', '03'],
  ['10:59', '01'],
])('the closed stall that opens first after %s is %s', (time, number) => {
  const closed = OPEN.filter((stall) => !openStalls(OPEN, at(time)).includes(stall));
  expect(nextToOpen(closed, at(time))?.number).toBe(number);
});

it('of stalls that open at the same time the first by number is named', () => {
  const twins = [stallOpen('04', '08:00', '20:00'), stallOpen('05', '08:00', '20:00')];
  expect(nextToOpen(twins, at('06:00'))?.number).toBe('04');
});

it('no stall opens first where there is no stall', () => {
  expect(nextToOpen([], at('12:00'))).toBeUndefined();
});
