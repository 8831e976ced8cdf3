/** Safari tells of no idle moments. */
const OTHERWISE_AFTER_MS = 200;

/**
 * Runs something at the browser's next idle moment.
 * @returns Cancels it, if it has not run yet.
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(run);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(run, OTHERWISE_AFTER_MS);
  return () => clearTimeout(timer);
}
