/** The value as one of the known ones. @throws When it is another. */
export function oneOf<Known extends string>(known: readonly Known[], value: string): Known {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Error(`"${value}" is none of ${known.join(', ')}.`);
  return found;
}
