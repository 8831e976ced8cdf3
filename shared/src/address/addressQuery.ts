import { keysOf } from '../types/keysOf';
import type { AddressParam } from './addressParams';

/** The parameter of each value of a screen's state. */
export type AddressParams<Values> = { readonly [Key in keyof Values]: AddressParam<Values[Key]> };

type Query = string | URLSearchParams;

/** Reads all values from a query. */
export function readQuery<Values extends object>(params: AddressParams<Values>, query: Query): Values {
  const given = new URLSearchParams(query);
  const values: Partial<Values> = {};
  for (const key of keysOf(params)) values[key] = params[key].read(given);
  return values as Values; // every key was read just now
}

/**
 * The part of a query that belongs to these parameters, in their order and otherwise unchanged: an option that is
 * unknown now may become known later. Two queries that ask for the same give the same text.
 */
export function ownQuery<Values>(params: AddressParams<Values>, query: Query, { typed = true } = {}): string {
  const given = typeof query === 'string' ? new URLSearchParams(query) : query;
  const own = new URLSearchParams();
  for (const key of keysOf(params))
    if (typed || !params[key].isTyped)
      for (const name of params[key].names) given.getAll(name).forEach((text) => own.append(name, text));
  return own.toString();
}

/** The own part of a query with some values changed. */
export function patchQuery<Values>(
  params: AddressParams<Values>,
  query: Query,
  patch: Partial<Values>,
): string {
  const next = new URLSearchParams(query);
  for (const key of keysOf(patch)) {
    const value = patch[key];
    if (value === undefined) continue;
    const written = params[key].write(value);
    written.forEach(([name]) => next.delete(name));
    written.forEach(([name, text]) => text !== '' && next.append(name, text));
  }
  return ownQuery(params, next);
}

/** A query whose own part is replaced; other parameters stay. */
export function replaceOwnQuery<Values>(params: AddressParams<Values>, query: Query, own: string): string {
  const next = new URLSearchParams(query);
  for (const key of keysOf(params)) params[key].names.forEach((name) => next.delete(name));
  new URLSearchParams(own).forEach((text, name) => next.append(name, text));
  return next.toString();
}
