// decisions, What is known of a release
import type { Page } from '@playwright/test';
import { REMOTES, SITE } from '../support/addresses';
import { withChangedRelease } from '../support/failures';
import { withFault } from '../support/faultyScreen';
import { open } from '../support/hydrated';
import { expect, test } from '../support/test';

interface Report {
  remote: string;
  outcome: string;
  body: string | null;
}

/** Changes the settings of the next pages, so that all report, and collects what they report. */
async function collectReports(page: Page) {
  const reports: Report[] = [];
  const statuses: number[] = [];
  await page.addInitScript(() => {
    let settings: object | undefined;
    const replaced = Object.getOwnPropertyDescriptor(window, '__VENUE__');
    Object.defineProperty(window, '__VENUE__', {
      configurable: true,
      get: () => {
        const own = (replaced?.get?.() as object | undefined) ?? settings;
        return own && { ...own, reports: 1 };
      },
      set(value: object) {
        settings = value;
        replaced?.set?.(value);
      },
    });
  });
  page.on('request', (request) => {
    const [, remote = '', , outcome = ''] =
      /\/health\/(\w+)\/([\d.]+-[0-9a-f]{12})\/([\w-]+)$/.exec(request.url()) ?? [];
    if (remote) reports.push({ remote, outcome, body: request.postData() });
  });
  page.on('response', (response) => {
    if (response.url().includes('/health/')) statuses.push(response.status());
  });
  const outcomes = () => reports.map(({ remote, outcome }) => `${remote} ${outcome}`);
  return { reports, statuses, outcomes };
}

test(
  'a visit is reported once for each remote that it shows, without a body',
  { tag: '@core' },
  async ({ page, context }) => {
    await context.addCookies([{ name: 'track', value: '42', url: SITE }]);
    const { reports, statuses, outcomes } = await collectReports(page);
    await open(page, '/menu');
    await expect.poll(outcomes).toEqual([expect.stringMatching(/^public_site shown-[0-7]$/)]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events & Experiences');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click();
    await expect.poll(outcomes).toEqual([expect.anything(), 'customer_portal shown']);
    expect(reports.map(({ body }) => body)).toEqual([null, null]);
    await expect.poll(() => statuses).toEqual([204, 204]);
  },
);

for (const [fault, outcome, message] of [
  ['screen', 'failed-screen', /the screen throws|phase=render/],
  ['hydration', 'failed-hydration', /Minified React error #418/],
  // Also what the page's own code catches is named on the console.
  ['policy', 'failed-policy', /Content Security Policy|TrustedScript/],
] as const)
  test(`a fault is reported of the release that has it: ${fault}`, async ({ page, visit }) => {
    visit.expects(message);
    // Of the files that the static page asked for by their hash.
    visit.allows(/A preload for '\S+' is found, but is not used due to an integrity mismatch/, 2);
    await withChangedRelease(page, {
      origin: REMOTES.publicSite,
      chunk: /^events\.[0-9a-f]{8}\.js$/,
      change: withFault(fault),
    });
    const { outcomes } = await collectReports(page);
    await page.goto('/events');
    await expect.poll(outcomes).toContain(`public_site ${outcome}`);
    expect(outcomes()).toHaveLength(1);
  });
