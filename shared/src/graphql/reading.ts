// decisions, Unknown values of a server
import { type Field, type Fields, isOptional, mapFields } from '../entities';
import { isObject } from '../types';
import type { Identified } from './rows';

// A server's values are normalised here: ids become text, lists become lists, numbers become numbers. A row without an
// id can't be worked with and is left out.

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const textOrNull = (value: unknown) => (value === null || value === undefined ? null : text(value));
const number = (value: unknown) => (Number.isFinite(Number(value)) ? Number(value) : 0);
export const texts = (value: unknown) => (Array.isArray(value) ? value.map(text) : []);

/** ISO text stays as it is; a number counts milliseconds and must lie in the range of `Date`. */
export function timestamp(value: unknown) {
  if (typeof value !== 'number') return text(value);
  return Math.abs(value) <= 8.64e15 ? new Date(value).toISOString() : '';
}

/** How each field is read, of whatever type: the server's word is not taken for it. */
export type Readers<Item> = {
  [Name in keyof Omit<Item, 'id'>]-?: (value: unknown) => Item[Name & keyof Item];
};

function readerFor(field: Field) {
  if (field.kind === 'price' || field.kind === 'whole') return number;
  // An unknown status is kept as it is; a missing one becomes the first known one.
  if (field.kind === 'status') return (value: unknown) => text(value) || field.known[0];
  return isOptional(field) ? textOrNull : text;
}

/** Reads a record by its fields, and `more` of them; null where it has no id. */
export function readerOf<Item extends Identified>(fields: Fields, more: Partial<Readers<Item>> = {}) {
  const readers = Object.entries<(value: unknown) => unknown>({ ...mapFields(fields, readerFor), ...more });
  return (raw: unknown): Item | null => {
    if (!isObject(raw)) return null;
    const id = text(raw.id);
    if (id === '') return null;
    // Every field of the record has its reader, as documents.test.ts holds.
    return { id, ...Object.fromEntries(readers.map(([name, read]) => [name, read(raw[name])])) } as Item;
  };
}

/** Reads all rows that are valid; the others are logged and left out. Null when the value is no list. */
export function readRows<Row>(raw: unknown, read: (raw: unknown) => Row | null): Row[] | null {
  if (!Array.isArray(raw)) return null;
  const rows = raw.map(read).filter((each) => each !== null);
  if (rows.length < raw.length)
    console.error(`GraphQL: ${raw.length - rows.length} unreadable rows left out.`);
  return rows;
}

/** A list of records within a record; empty where there is none. */
export const rowsOf =
  <Row>(read: (raw: unknown) => Row | null) =>
  (value: unknown) =>
    readRows(value ?? [], read) ?? [];
