const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The index that an arrow key, Home or End leads to in a row of `count` items; null for any other key. */
export const stepByKey = (key: string, index: number, count: number): number | null =>
  STEPS[key]?.(index, count) ?? null;
