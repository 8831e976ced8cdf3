import { readPrice } from './prices.mjs';
import { GROUPS } from './schema.mjs';

const asNumber = (cell) => (/^\d+([.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : cell);
const asMinutes = (cell) => asNumber(cell.replace(/ ?min(utes)?\.?$/i, ''));
/** "Vegetarian, Gluten Free" as the words of the content. */
const asList = (cell) =>
  cell
    .toLowerCase()
    .split(/[,;|]/)
    .flatMap((part) => part.trim().replaceAll(' ', '-') || []);
const asIs = (cell) => cell;

/**
 * The lists that a spreadsheet can hold. `lists` are the places of the records in their file, which a column may name; `read` makes
 * a value of a cell, an empty cell leaves the field out.
 */
export const TABLES = {
  menu: {
    file: 'menu',
    what: 'dish',
    titleColumn: 'name',
    lists: GROUPS,
    listColumn: 'group',
    mayGrow: true,
    /** What the word "none" takes away. */
    optional: ['rating', 'estimatedTime', 'description', 'picture', 'pages'],
    columns: {
      id: asNumber,
      name: asIs,
      price: readPrice,
      description: asIs,
      rating: asNumber,
      estimatedTime: asMinutes,
      dietary: asList,
      picture: asIs,
      pages: asList,
    },
  },
  stalls: {
    file: 'stalls',
    what: 'stall',
    titleColumn: 'name',
    dated: ['opens', 'closes'],
    lists: [],
    mayGrow: false,
    columns: { id: asIs, name: asIs, category: asIs, description: asIs, opens: asIs, closes: asIs },
  },
  events: {
    file: 'events',
    what: 'event',
    titleColumn: 'title',
    dated: ['on', 'from', 'to'],
    lists: ['upcoming', 'past'],
    listColumn: 'kind',
    mayGrow: false,
    columns: {
      id: asIs,
      title: asIs,
      on: asIs,
      from: asIs,
      to: asIs,
      location: asIs,
      category: asIs,
      description: asIs,
    },
  },
};

/** The place in its file of a field that a column holds. @param {string} column */
export const fieldOf = (column) => (column === 'opens' || column === 'closes' ? ['hours', column] : [column]);

/** The column that holds what is at a place of a record; the field where none does. @param {(string | number)[]} path */
export const columnAt = ({ columns }, path) =>
  Object.keys(columns).find((column) => fieldOf(column).every((key, index) => key === path[index])) ??
  path[0];

/** All column titles of a table, the list's own first. */
export const titlesOf = ({ columns, listColumn }) => [
  ...(listColumn ? [listColumn] : []),
  ...Object.keys(columns),
];

/** The records of a table with where they are. */
export const recordsOf = ({ file, lists }, content) =>
  lists.length === 0
    ? content[file].map((record, index) => ({ record, path: [index] }))
    : lists.flatMap((list) =>
        content[file][list].map((record, index) => ({ record, list, path: [list, index] })),
      );

/** A table of the content as rows of cells, the titles first. */
export function tableRows(table, content) {
  const cellOf = (record, column) => {
    const value = fieldOf(column).reduce((inner, key) => inner?.[key], record);
    return Array.isArray(value) ? value.join(', ') : String(value ?? '');
  };
  return [
    titlesOf(table),
    ...recordsOf(table, content).map(({ record, list }) => [
      ...(list ? [list] : []),
      ...Object.keys(table.columns).map((column) => cellOf(record, column)),
    ]),
  ];
}
