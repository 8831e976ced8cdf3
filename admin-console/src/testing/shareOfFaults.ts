/**
 * One of the faults in turn, or all of them in `npm run soak`. What each fault means is proven without screens
 * (`failingQueries.test` and `failingMutations.test` of the data layer); a screen only shows the outcome.
 */
export const shareOfFaults = (faults: readonly string[], turn: number) =>
  process.env.TEST_ALL ? [...faults] : [faults[turn % faults.length] ?? ''];
