import fc from 'fast-check';
import { filterRows, searchAmong, sortRows } from './findRows';
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
  ])('rows sorted by %p are in the order %p', (sort, expected) => {
    expect(ids(sortRows(rows, columns, sort))).toEqual(expected);
  });

  it('sorting neither loses nor doubles a row', () => {
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

describe('the search of a list', () => {
  const textOf = ({ id, name }: Guest) => `${id}\n${name}`;

  it.each([
    ['', 3],
    ['   ', 3],
    ['res-1', 2],
    ['AMINA', 1],
    [' otieno ', 1],
    ['nobody', 0],
    ['10otieno', 0],
  ])('a search for %p, whatever the case, finds %i rows', (typed, count) => {
    expect(searchAmong(rows, textOf)(typed)).toHaveLength(count);
  });

  it.each([
    ["chef's", 1],
    ['cafe', 2],
    ['cafe\u0301', 2],
    ['iftar', 1],
    ['table  chef’s', 1],
    ['table\u00A0café', 1],
    ['iftar table', 0],
  ])('a search for %p finds what people see alike: %i texts', (typed, count) => {
    const texts = ['Chef’s Table\nCafé', 'İftar', 'Cafe'];
    expect(searchAmong(texts, (text) => text)(typed)).toHaveLength(count);
  });

  it('a search looks only among the rows it is given', () => {
    expect(ids(searchAmong(rows.slice(1), textOf)('res-1'))).toEqual(['RES-1']);
  });

  it('a search finds the rows whose own text holds it, and none by the end of one with the start of the next', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', '1'), maxLength: 4 });
    fc.assert(
      fc.property(fc.array(text), fc.array(text, { minLength: 1 }), (texts, typed) => {
        const search = searchAmong(texts, (each) => each);
        for (const each of typed)
          expect(search(each)).toEqual(texts.filter((own) => own.toLowerCase().includes(each.toLowerCase())));
      }),
    );
  });

  it('a search finds nothing by what stands between the texts of two rows', () => {
    const search = searchAmong(rows, textOf);
    expect(search('\0')).toEqual([]);
    expect(search('otieno\0res-2')).toEqual([]);
  });

  it('the text of each row is made once, however many searches follow', () => {
    const nameOf = jest.fn(({ name }: Guest) => name);
    const many = Array.from({ length: 1000 }, (_, index) => ({
      id: `RES-${index}`,
      name: `Guest ${index}`,
      guests: 2,
    }));
    const search = searchAmong(many, nameOf);
    expect(search('guest 999')).toHaveLength(1);
    expect(search('guest')).toHaveLength(1000);
    expect(nameOf).toHaveBeenCalledTimes(1000);
  });
});

it('the filters of a list leave the rows that pass every one that is set', () => {
  const filter = (id: string, matches: (row: Guest, value: string) => boolean) => ({
    id,
    label: id,
    all: 'All',
    options: [],
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
