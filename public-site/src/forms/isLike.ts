import { isObject } from '@venue/shared/types';

/** Whether a value has the fields of a sample, with values of the same types. A null of the sample may be a text. */
export function isLike(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((entry) => isLike(sample[0], entry));
  if (isObject(sample))
    return isObject(value) && Object.keys(sample).every((field) => isLike(sample[field], value[field]));
  if (sample === null) return value === null || typeof value === 'string';
  return typeof value === typeof sample;
}
