import type { Page } from '@playwright/test';

/**
 * Pages opened from now on wait another time where the site waits `usual` milliseconds, so that no test sits through
 * it. How long the site waits has tests of its own. (`page.clock` would stop every timer, and hide the marks that
 * `hydrated` reads.)
 */
export const withWait = (page: Page, usual: number, instead: number) =>
  page.addInitScript(
    ([from, to]) => {
      const wait = window.setTimeout.bind(window);
      Object.assign(window, {
        setTimeout: (run: () => void, ms?: number) => wait(run, ms === from ? to : ms),
      });
    },
    [usual, instead] as const,
  );

/** How long the shell waits for a remote. */
export const REMOTE_TIMEOUT_MS = 4500;
