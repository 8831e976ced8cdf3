/** A copy without some of the fields. */
export function without<Value extends object, Key extends keyof Value>(
  value: Value,
  ...keys: Key[]
): Omit<Value, Key> {
  const copy = { ...value };
  for (const key of keys) Reflect.deleteProperty(copy, key);
  return copy;
}
