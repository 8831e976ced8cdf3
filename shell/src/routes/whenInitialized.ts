import type { createMemoryRouter } from 'react-router-dom';

/** Resolves when the first page's remote and screen are loaded or have failed. */
export function whenInitialized(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
