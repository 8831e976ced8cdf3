/** Runs something at the browser's next idle moment; Safari tells of none. */
export const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? void requestIdleCallback(run) : void setTimeout(run, 200);
