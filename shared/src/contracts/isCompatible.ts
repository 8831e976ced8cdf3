const numbersOf = (version: string) => version.split('.').map(Number);

/** Whether what was built against the version `needed` runs with the version `present`: the same major, no older minor. */
export function isCompatible(needed: string, present: string): boolean {
  const [needsMajor, needsMinor = 0] = numbersOf(needed);
  const [major, minor = 0] = numbersOf(present);
  return needsMajor === major && needsMinor <= minor;
}
