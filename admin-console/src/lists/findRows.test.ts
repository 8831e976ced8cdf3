import fc from 'fast-check';
import { createSearch, filterRows, sortRows } from './findRows';
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
    counted.prepare(rows);
    ['a', 'am', 'ami', 'w'].forEach((typed) => counted(rows, typed));
    expect(text).toHaveBeenCalledTimes(rows.length);
  });

  it.each([1000, 10_000])('prepares %i texts for as many rows: its cost grows with the rows', (size) => {
    const text = jest.fn(({ name }: Guest) => name);
    const many = Array.from({ length: size }, (_, index) => ({
      ...{ id: `RES-${index}`, name: `Guest ${index}`, guests: 2 },
    }));
    expect(createSearch(text)(many, `guest ${size - 1}`)).toHaveLength(1);
    expect(text).toHaveBeenCalledTimes(size);
  });

  it('finds the same whatever was searched before', () => {
    const typed = fc.array(fc.constantFrom('r', 're', 'res', 'res-1', 'o', 'ot', 'a', 'am', '', '1'));
    const lists = fc.constantFrom(rows, rows.slice(1), rows.toReversed());
    fc.assert(
      fc.property(typed, lists, (words, list) => {
        const practised = createSearch<Guest>(({ id, name }) => `${id}\n${name}`);
        for (const word of words) {
          const fresh = createSearch<Guest>(({ id, name }) => `${id}\n${name}`);
          expect(practised(list, word)).toEqual(fresh(list, word));
          practised(rows, word);
        }
      }),
    );
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
