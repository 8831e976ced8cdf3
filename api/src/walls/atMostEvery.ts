/**
 * Repeats work when it is asked for, but not sooner than some time after it last ended. Who asks meanwhile waits for the run
 * that is under way.
 * @param ms The time between two runs, in milliseconds.
 */
export function atMostEvery(ms: number, work: () => Promise<void>): () => Promise<void> {
  let endedAt = -Infinity;
  let running: Promise<void> | undefined;
  const run = () =>
    work().finally(() => {
      endedAt = performance.now();
      running = undefined;
    });
  return async () => {
    if (running || performance.now() - endedAt > ms) await (running ??= run());
  };
}
