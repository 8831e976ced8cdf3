import { isObject } from '../types';

export type Check = (value: unknown) => boolean;
/** A check for every field of an entity. Unknown fields are kept without a check. */
export type Shape<Entity> = { [Field in keyof Required<Entity>]: Check };

export const text: Check = (value) => typeof value === 'string';
export const number: Check = (value) => Number.isFinite(value);
export const quantity: Check = (value) => Number.isSafeInteger(value) && Number(value) > 0;

export function between(least: number, most: number): Check {
  return (value) => typeof value === 'number' && value >= least && value <= most;
}

export const amount = between(0, Number.MAX_SAFE_INTEGER);

export function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

export function orNull(check: Check): Check {
  return (value) => value === null || check(value);
}

/** An ISO timestamp. */
export const instant: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

export function oneOf(values: readonly string[]): Check {
  return (value) => values.some((known) => known === value);
}

export function everyEntry(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

/** A type guard for entities of a shape. */
export function hasShape<Entity>(shape: Shape<Entity>) {
  const checks = Object.entries<Check>(shape);
  return (value: unknown): value is Entity =>
    isObject(value) && checks.every(([field, check]) => check(value[field]));
}
