import { open } from '../support/hydrated';
import { expect, test } from '../support/test';

/** The settings are one assignment, and the worker is none of the page. */
const WITHOUT_HINT = /\/(service-worker|settings\.[0-9a-f]{8})\.js$/;

test(
  'no script of a public page has code of the GraphQL client, and Chromium compiles each in the background',
  { tag: '@core' },
  async ({ page, request, visit }) => {
    await open(page, '/');
    const scripts = visit.requests.filter((url) => new URL(url).pathname.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) {
      const code = await (await request.get(script)).text();
      expect(code.includes('updateReservationStatus'), script).toBe(false);
      if (!WITHOUT_HINT.test(script))
        expect(code.startsWith('//# allFunctionsCalledOnLoad'), script).toBe(true);
    }
  },
);
