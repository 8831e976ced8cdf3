// decisions, What is known of a release
import type { Page } from '@playwright/test';
import { REMOTES, SITE } from '../support/addresses';
import { withChangedRelease, withFailingFile } from '../support/failures';
import { FAULTS, withFault, type Fault } from '../support/faultyScreen';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const EVENTS_FILE = /\/events\.[0-9a-f]{8}\.js$/;

interface Report {
  remote: string;
  outcome: string;
  cookie: string | undefined;
  body: string | null;
}

/** Composes the settings of the next pages anew, and collects what they report. */
async function collectReports(page: Page, share = 1) {
  const reports: Report[] = [];
  const statuses: number[] = [];
  await page.addInitScript((reports) => {
    let settings: object | undefined;
    const replaced = Object.getOwnPropertyDescriptor(window, '__VENUE__');
    Object.defineProperty(window, '__VENUE__', {
      configurable: true,
      get: () => {
        const own = (replaced?.get?.() as object | undefined) ?? settings;
        return own && { ...own, reports };
      },
      set: (value: object) => (settings = value),
    });
  }, share);
  page.on('request', (request) => {
    const [, remote = '', , outcome = ''] =
      /\/health\/(\w+)\/([\d.]+-[0-9a-f]{12})\/([\w-]+)$/.exec(request.url()) ?? [];
    if (remote) reports.push({ remote, outcome, cookie: request.headers().cookie, body: request.postData() });
  });
  page.on('response', (response) => {
    if (response.url().includes('/health/')) statuses.push(response.status());
  });
  const outcomes = () => reports.map(({ remote, outcome }) => `${remote} ${outcome}`);
  return { reports, statuses, outcomes };
}

test('a visit is reported once for each remote that it shows, without a cookie or a body', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'track', value: '42', url: SITE }]);
  const { reports, statuses, outcomes } = await collectReports(page);
  await page.goto('/menu');
  await hydrated(page);
  await expect.poll(outcomes).toEqual([expect.stringMatching(/^public_site shown-[0-7]$/)]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events & Experiences');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click();
  await expect.poll(outcomes).toEqual([expect.anything(), 'customer_portal shown']);
  for (const { cookie, body } of reports) expect([cookie, body]).toEqual([undefined, null]);
  await expect.poll(() => statuses).toEqual([204, 204]);
});

const MESSAGES: Partial<Record<Fault, RegExp>> = {
  screen: /the screen throws|phase=render/,
  hydration: /Minified React error #418|didn’t match|Hydration/,
};

for (const [fault, outcome] of [
  ['screen', 'failed-screen'],
  ['hydration', 'failed-hydration'],
  ['policy', 'failed-policy'],
] as const)
  test(`a fault is reported of the release that has it: ${fault}`, async ({ page, visit }) => {
    expect(FAULTS).toHaveProperty(fault);
    const message = MESSAGES[fault];
    if (message) visit.expects(message);
    visit.allows(/the screen throws|Load failed|preload|Content Security Policy|TrustedScript/);
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

for (const failure of ['missing', 'changed'] as const)
  test(`a script that is ${failure} is a fault of its release`, async ({ page, visit }) => {
    visit.expects(/Load failed: remote=public_site/);
    visit.allows(/status of 404|integrity/);
    await withFailingFile(page, EVENTS_FILE, failure);
    const { outcomes } = await collectReports(page);
    await page.goto('/events');
    await expect.poll(outcomes).toContain('public_site failed-scripts');
  });

test('a fault of a later screen is one of a visit that has begun', async ({ page, visit }) => {
  visit.expects(/Load failed: remote=public_site/);
  visit.allows(/status of 404/);
  await withFailingFile(page, EVENTS_FILE, 'missing');
  const { outcomes } = await collectReports(page);
  await page.goto('/contact');
  await hydrated(page);
  await expect.poll(outcomes).toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  await expect.poll(outcomes).toEqual([expect.stringContaining('shown'), 'public_site then-scripts']);
});

for (const [name, signal] of [
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
] as const)
  test(`nothing is reported with ${name}`, async ({ page }) => {
    await page.addInitScript((signals) => {
      for (const [property, value] of Object.entries(signals))
        Object.defineProperty(navigator, property, { value });
    }, signal);
    const { outcomes } = await collectReports(page);
    await page.goto('/menu');
    await hydrated(page);
    await signedInAs(page, 'customer');
    await page.goto('/orders');
    await hydrated(page);
    expect(outcomes()).toEqual([]);
  });

test('nothing is reported of a visit that is not drawn', async ({ page }) => {
  const { outcomes } = await collectReports(page, 0);
  await page.goto('/menu');
  await hydrated(page);
  await page.goto('/events');
  await hydrated(page);
  expect(outcomes()).toEqual([]);
});
