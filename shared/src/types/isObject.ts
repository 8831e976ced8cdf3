/** Whether a value of unknown origin, such as parsed JSON, is an object with fields: no array, no null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
