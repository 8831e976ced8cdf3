const ACTIONS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'];

/** Runs something at the visitor's first sign of activity from now on. */
export function whenActive(run: () => void): void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true, passive: true };
  const act = () => {
    listening.abort();
    run();
  };
  for (const type of ACTIONS) addEventListener(type, act, options);
}
