import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { random } from '@venue/platform/testing/random';
import { hydrated } from '../support/hydrated';
import { REMOTE_AWAY } from '../support/messages';
import { pollSite } from '../support/pollSite';
import {
  releaseCanary,
  releaseChanged,
  releaseSite,
  releases,
  storedHashes,
  storedVersions,
} from '../support/releaseTest';
import { isSoak } from '../support/soak';
import { expect, test } from '../support/test';
import { typed } from '../support/typed';

/** Sequences of releases, canaries, rollbacks and open tabs; `npm run soak` runs all of them. */
const SEQUENCES = isSoak ? 100 : 2;
const STEPS = 6;
const SEED = 1;

const FOLDERS = ['public-site', 'customer-portal', 'admin-console'];
const HEADING = 'Events & Experiences';
const TYPED = typed('Saturday, if the rain stays away', 'line');

const site = releaseSite();

/** The hash of every script of every release in the store. */
async function releasedScripts(): Promise<Set<string>> {
  const hashes = new Set<string>();
  for (const folder of FOLDERS) for (const hash of await storedHashes(folder)) hashes.add(hash);
  return hashes;
}

/** Notes the hash of every script that a tab gets from a remote. */
function watchScripts(page: Page, hashes: Set<string>) {
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (!url.pathname.startsWith('/files/') || !url.pathname.endsWith('.js') || !response.ok()) return;
    void response.body().then(
      (body) => hashes.add(`sha256-${createHash('sha256').update(body).digest('base64')}`),
      () => undefined,
    );
  });
}

interface Tab {
  page: Page;
  /** It is on the contact page with text in a field. */
  hasTyped: boolean;
}

/** A tab always shows a page or a message, between header and footer. */
async function expectAlive({ page, hasTyped }: Tab) {
  await expect(page.locator('main h1, main [role=alert]').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  if (hasTyped) await expect(page.getByLabel('Subject')).toHaveValue(TYPED);
}

async function openTab(context: BrowserContext, ran: Set<string>): Promise<Tab> {
  const page = await context.newPage();
  watchScripts(page, ran);
  await page.goto(`${site.origin}/contact`);
  const subject = page.getByLabel('Subject');
  // A remote that is switched off has no form.
  const hasTyped = await subject.isVisible();
  if (hasTyped) {
    await hydrated(page);
    await subject.fill(TYPED);
  }
  return { page, hasTyped };
}

async function follow(tab: Tab, to: string) {
  await tab.page.locator(`header a[href="${to}"], footer a[href="${to}"]`).first().click();
  tab.hasTyped = false;
}

test(`${SEQUENCES} random sequences of releases, canaries, rollbacks, switches and tabs: no blank page, no lost letter, no foreign script, no failed answer`, async ({
  context,
  visit,
}) => {
  test.setTimeout(SEQUENCES * 120_000);
  const next = random(SEED);
  const pick = <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T;
  const ran = new Set<string>();
  const polling = pollSite(
    ['/', '/menu', '/events', '/dashboard', '/registry.json'].map((to) => site.origin + to),
  );
  let count = 0;

  const steps: Record<string, (tabs: Tab[]) => Promise<unknown>> = {
    release: () => releaseChanged('public-site', HEADING, `Events, take ${(count += 1)}`),
    // Where there is nothing to go back to, and without a canary, these are refused and change nothing.
    rollback: () => releases('rollback', 'public-site').catch(String),
    use: async () => {
      return releases('use', 'public-site', pick(storedVersions('public-site'))).catch(String);
    },
    canary: () =>
      releaseCanary('public-site', HEADING, `Events, tried out ${(count += 1)}`, pick([10, 50, 90])),
    promote: () => releases('promote', 'public-site').catch(String),
    abort: () => releases('abort', 'public-site').catch(String),
    disable: () => releases('disable', pick(['public-site', 'customer-portal'])),
    enable: () => releases('enable', pick(['public-site', 'customer-portal'])),
    prune: () => releases('prune'),
    open: async (tabs) => tabs.push(await openTab(context, ran)),
    move: async (tabs) =>
      tabs.length > 0 && follow(pick(tabs), pick(['/stalls', '/menu', '/signin', '/billboard'])),
    reload: async (tabs) => {
      if (tabs.length === 0) return;
      const tab = pick(tabs);
      await tab.page.reload();
      tab.hasTyped = false;
    },
    // The new track counts from the next page on; the other tabs go on as they are.
    chooseTrack: () =>
      context.addCookies([{ name: 'track', value: pick(['stable', 'canary']), url: site.origin }]),
  };

  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    const tabs = [await openTab(context, ran)];
    for (let step = 0; step < STEPS; step += 1) {
      const name = pick(Object.keys(steps));
      await test.step(`sequence ${sequence}, step ${step}: ${name}`, async () => {
        await steps[name]?.(tabs);
        for (const tab of tabs) await expectAlive(tab);
      });
    }
    for (const { page } of tabs) await page.close();
  }

  const released = await releasedScripts();
  expect(
    [...ran].filter((hash) => !released.has(hash)),
    'scripts that no release has',
  ).toEqual([]);
  expect(ran.size).toBeGreaterThan(5);
  const { answers, failed } = await polling.stop();
  expect(failed).toEqual([]);
  expect(answers).toBeGreaterThan(SEQUENCES * 20);
  // A remote that is switched off, and a page that a release before does not have.
  visit.allows(REMOTE_AWAY);
  visit.allows(/Not found: /);
});
