import fc from 'fast-check';
import { createSearch, filterRows, sortRows } from './find-rows';
import type { Column } from './resource';

interface Guest {
  id: string;
  name: string;
  guests: number;
}
const rows: Guest[] = [
  { id: 'RES-10', name: 'Otieno', guests: 4 },
  { id: 'RES-2', name: 'amina', guests: 10 },
  { id: 'RES-1', name: 'Wambui', guests: 4 },
];
const columns: Column<Guest>[] = [
  { id: 'id', header: 'ID', cell: ({ id }) => id, text: ({ id }) => id },
  { id: 'name', header: 'Name', cell: ({ name }) => name, text: ({ name }) => name },
  {
    id: 'guests',
    header: 'Guests',
    cell: ({ guests }) => guests,
    text: ({ guests }) => String(guests),
    sortBy: ({ guests }) => guests,
  },
];
const ids = (found: readonly Guest[]) => found.map(({ id }) => id);

describe('the order of rows', () => {
  it.each([
    [null, ['RES-10', 'RES-2', 'RES-1']],
    [{ column: 'id', down: false }, ['RES-1', 'RES-2', 'RES-10']],
    [{ column: 'name', down: false }, ['RES-2', 'RES-10', 'RES-1']],
    [{ column: 'name', down: true }, ['RES-1', 'RES-10', 'RES-2']],
    [{ column: 'guests', down: false }, ['RES-10', 'RES-1', 'RES-2']],
    [{ column: 'guests', down: true }, ['RES-2', 'RES-10', 'RES-1']],
    [{ column: 'gone', down: true }, ['RES-10', 'RES-2', 'RES-1']],
  ])('by %p is %p', (sort, expected) => {
    expect(ids(sortRows(rows, columns, sort))).toEqual(expected);
  });

  it('never loses or doubles a row', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.string(), name: fc.string(), guests: fc.nat() })), (any) => {
        const sorted = sortRows(any, columns, { column: 'guests', down: true });
        expect([...sorted].map(({ guests }) => guests)).toEqual(
          any.map(({ guests }) => guests).sort((a, b) => b - a),
        );
      }),
    );
  });
});

describe('the search', () => {
  const search = createSearch<Guest>(({ id, name }) => `${id}\n${name}`);

  it.each([
    ['', 3],
    ['   ', 3],
    ['res-1', 2],
    ['AMINA', 1],
    [' otieno ', 1],
    ['nobody', 0],
    ['10otieno', 0],
  ])('for %p finds %i', (typed, count) => {
    expect(search(rows, typed)).toHaveLength(count);
  });

  it('prepares the text of a row once', () => {
    const text = jest.fn(({ name }: Guest) => name);
    const counted = createSearch(text);
    ['a', 'am', 'ami'].forEach((typed) => counted(rows, typed));
    expect(text).toHaveBeenCalledTimes(rows.length);
  });
});

it('a row must pass every filter that is set', () => {
  const filter = (id: string, matches: (row: Guest, value: string) => boolean) => ({
    ...{ id, label: id, all: 'All', options: [] },
    matches,
  });
  const filters = [
    filter('guests', ({ guests }, value) => String(guests) === value),
    filter('name', ({ name }, value) => name === value),
  ];
  expect(ids(filterRows(rows, filters, { guests: '', name: '' }))).toEqual(['RES-10', 'RES-2', 'RES-1']);
  expect(ids(filterRows(rows, filters, { guests: '4' }))).toEqual(['RES-10', 'RES-1']);
  expect(ids(filterRows(rows, filters, { guests: '4', name: 'Wambui' }))).toEqual(['RES-1']);
});

it('ten thousand rows are searched, filtered and cut in a moment', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: `RES-${index}`,
    name: `Guest ${index}`,
    guests: index % 9,
  }));
  const search = createSearch<Guest>(({ id, name }) => `${id}\n${name}`);
  search(many, 'x');
  const started = performance.now();
  expect(search(many, 'guest 99')).toHaveLength(111);
  expect(performance.now() - started).toBeLessThan(50);
});
