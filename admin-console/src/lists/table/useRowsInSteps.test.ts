import { rowsInSight } from './useRowsInSteps';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }));
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

it('the first eight rows are new, and those below are the old ones', () => {
  expect(ids(rowsInSight(rows(101, 125), rows(1, 25)))).toEqual(ids([...rows(101, 108), ...rows(9, 25)]));
});

it('a row that has moved up is not there twice', () => {
  const moved = rows(11, 35);
  expect(ids(rowsInSight(moved, rows(1, 25)))).toEqual(
    ids([...rows(11, 18), ...rows(9, 10), ...rows(19, 25)]),
  );
});

it.each([0, 1, 7, 8])('a page of only %i rows shows none of the old ones', (count) => {
  expect(ids(rowsInSight(rows(101, 100 + count), rows(1, 25)))).toEqual(ids(rows(101, 100 + count)));
});

it('a shorter page shows no more rows than it has', () => {
  expect(rowsInSight(rows(101, 110), rows(1, 25))).toHaveLength(10);
});

it('a page that was shorter before begins with the rows in sight', () => {
  expect(ids(rowsInSight(rows(101, 125), rows(1, 3)))).toEqual(ids(rows(101, 108)));
});
