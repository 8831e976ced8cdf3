import { isObject } from '@venue/shared/types';
import { RegistryError, type JsonPath } from './RegistryError';

type Fields = Record<string, unknown>;

/** @throws RegistryError with the place and the reason. */
export function requireThat(condition: boolean, path: JsonPath, reason: string): asserts condition {
  if (!condition) throw new RegistryError(path, reason);
}

export function objectAt(value: unknown, path: JsonPath): Fields {
  requireThat(isObject(value), path, 'must be an object.');
  return value;
}

export function textAt(value: unknown, path: JsonPath, pattern: RegExp, form: string): string {
  requireThat(typeof value === 'string' && pattern.test(value), path, `must be ${form}.`);
  return value;
}
