import { STALLS } from '../catalogue/stalls';
import { nextToOpen, openStalls } from './openNow';

/** A moment by the clock in Nairobi, on an ordinary day. */
const at = (time: string) => new Date(`2026-11-21T${time}:00+03:00`);
const idsAt = (time: string) => openStalls(STALLS, at(time)).map(({ id }) => id);

it.each([
  ['00:30', []],
  ['06:59', []],
  ['07:00', ['carwash']],
  ['22:59', ['restaurant-bar']],
  ['23:00', []],
  ['23:30', []],
])('the stalls that are open at %s in Nairobi are %j', (time, ids) => {
  expect(idsAt(time)).toEqual(ids);
});

it('the stalls that are open are all nine at lunch', () => {
  expect(openStalls(STALLS, at('13:00'))).toEqual(STALLS);
});

it('open stalls keep the order of their numbers', () => {
  const numbers = openStalls(STALLS, at('10:30')).map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual([...numbers].sort());
});

it.each([
  ['00:30', 'carwash'],
  ['06:59', 'carwash'],
  ['23:30', 'carwash'],
  ['10:59', 'restaurant-bar'],
])('the stall that opens first after %s is %s', (time, id) => {
  const closed = STALLS.filter((stall) => !openStalls(STALLS, at(time)).includes(stall));
  expect(nextToOpen(closed, at(time))?.id).toBe(id);
});

it('no stall opens first where there is no stall', () => {
  expect(nextToOpen([], at('12:00'))).toBeUndefined();
});
