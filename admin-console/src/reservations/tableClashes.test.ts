import type { AdminReservation } from '@venue/shared/types';
import { freeTables, sharedTables, tableClashes } from './tableClashes';

const booking = (
  id: string,
  time: string,
  tableNumber: string | null,
  more: Partial<AdminReservation> = {},
) => ({
  ...{ id, date: '2030-05-10', time, guests: 2, status: 'confirmed' as const, tableNumber, createdAt: '' },
  ...more,
});

const mine = booking('RES-001', '19:00', '7');

it.each([
  ['17:30', false],
  ['17:31', true],
  ['19:00', true],
  ['20:29', true],
  ['20:30', false],
  ['late', false],
])('a booking at 19:00 for two has its table for 90 minutes, so one at %s meets it: %s', (time, meets) => {
  expect(tableClashes([booking('RES-002', time, '7')], mine)).toHaveLength(meets ? 1 : 0);
});

it.each([
  ['7', true],
  [' 7 ', true],
  ['07', true],
  ['T7', true],
  ['table 7', true],
  ['7 + 8', true],
  ['6,7', true],
  ['Ｔ７', true],
  ['٧', true],
  ['17', false],
  ['', false],
  [null, false],
])('the table “7” and the table “%s” are the same: %s', (table, isSame) => {
  expect(tableClashes([booking('RES-002', '19:30', table)], mine)).toHaveLength(isSame ? 1 : 0);
});

it('names of tables are compared without regard to case and spaces', () => {
  const garden = booking('RES-001', '19:00', 'Garden  2');
  expect(tableClashes([booking('RES-002', '19:30', 'garden 2')], garden)).toHaveLength(1);
});

it('a booking does not meet itself, another day or a cancelled one, and a cancelled one meets nobody', () => {
  const others = [
    booking('RES-001', '19:00', '7'),
    booking('RES-002', '19:00', '7', { date: '2030-05-11' }),
    booking('RES-003', '19:00', '7', { status: 'cancelled' }),
  ];
  expect(tableClashes(others, mine)).toEqual([]);
  expect(tableClashes([booking('RES-004', '19:00', '7')], { ...mine, status: 'cancelled' })).toEqual([]);
});

it('those that meet are in the order of their time', () => {
  const others = [booking('RES-003', '20:00', '7'), booking('RES-002', '18:00', '7')];
  expect(tableClashes(others, mine).map(({ id }) => id)).toEqual(['RES-002', 'RES-003']);
});

it.each([
  [2, '20:30', false],
  [3, '20:59', true],
  [7, '21:59', true],
  [7, '22:00', false],
])('a party of %i that came at 19:00 meets one at %s: %s', (guests, time, meets) => {
  const party = booking('RES-002', '19:00', '7', { guests });
  expect(tableClashes([party], booking('RES-001', time, '7'))).toHaveLength(meets ? 1 : 0);
});

it('after midnight it is still the same evening', () => {
  const late = booking('RES-002', '00:30', '7', { date: '2030-05-11' });
  expect(tableClashes([late], booking('RES-001', '23:30', '7'))).toHaveLength(1);
});

it('the free tables are those that nobody has then, and of two tables only the one that is taken is named', () => {
  const others = [booking('RES-002', '19:30', 'T7'), booking('RES-003', '19:30', '9 + 10')];
  const free = freeTables(others, { ...mine, tableNumber: null });
  expect(free).toHaveLength(21);
  expect(free.filter((table) => ['7', '9', '10'].includes(table))).toEqual([]);
  expect(sharedTables({ tableNumber: '7 + 8' }, others)).toEqual(['7']);
});

it.each([
  ['late', false],
  ['seated', false],
  ['gone', true],
  ['no-show', true],
] as const)('the table of a party that is %s is free: %s', (as, isFree) => {
  const row = { ...booking('RES-002', '19:00', '7'), attended: { as, at: '' } };
  expect(freeTables([row], mine).includes('7')).toBe(isFree);
});
