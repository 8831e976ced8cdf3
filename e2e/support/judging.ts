import { rm } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { healthOf, readingCounts } from '@venue/platform/health/readCounts';
import { metricsPort } from '@venue/platform/ports';
import { changedBuild, type BuildChange } from './changedBuild';
import { HEADING } from './faultyScreen';
import { changed, remotes, startCommand } from './releaseTest';
import { expect } from './test';

/** Of a hundred visitors, how many get a judged canary, so that it is judged soon. */
const SHARE = 50;
/** Visitors at once. */
const AT_ONCE = 3;
/** The share of the visitors whose fault is not the release's: their network breaks off, or a blocker is in its way. */
const NOISE = 0.03;
const EVENTS_FILE = /\/events\.[0-9a-f]{8}\.js$/;
const VERSION = /name="releases" content="[^"]*public_site (\d[^,"]*)/;

type Judging = Awaited<ReturnType<typeof startJudging>>;

/** A change without a fault. */
export const sound = (name: string) => changed(HEADING, name);

/**
 * Starts a canary with `--judge`. Its visits report, unlike those of the other tests.
 * @returns When it is being judged, or has ended before.
 */
export async function startJudging(change: BuildChange, options: string[] = []) {
  const build = await changedBuild('public-site', change);
  const words = ['release', 'public-site', '--from', build, '--canary', String(SHARE), '--judge'];
  const { child, output, ended } = startCommand([...words, ...options], {
    ...process.env,
    VISIT_REPORTS: '',
  });
  const begun = new Promise<void>((resolve) =>
    child.stdout.on('data', () => output().includes('Judging') && resolve()),
  );
  await Promise.race([begun, ended]);
  await rm(build, { recursive: true });
  const [, version = ''] = /(\S+) is a canary/.exec(output()) ?? [];
  return { version, output, ended, hasEnded: () => child.exitCode !== null };
}

/** Lets visitors come until something has happened. */
export async function letVisit(visit: () => Promise<void>, isDone: () => boolean | Promise<boolean>) {
  const one = async () => {
    while (!(await isDone())) await visit();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** A new visitor opens the events page in a browser, on whichever track the site draws for them, and leaves when it has reported. */
export async function visitByBrowser(browser: Browser, origin: string, draw: () => number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (draw() < NOISE) await page.route(EVENTS_FILE, (route) => route.abort('connectionreset'));
  const reported = page.waitForResponse(/\/health\//, { timeout: 20_000 });
  await Promise.all([reported, page.goto(`${origin}/events`)]).catch(() => undefined);
  await context.close();
}

/**
 * The same without a browser, for many visitors: asks for the page, and reports what a browser would.
 * @param faulty A release that fails with every third visitor.
 */
export async function visitWithout(origin: string, draw: () => number, faulty?: string) {
  const page = await fetch(`${origin}/events`);
  const [, version] = VERSION.exec(await page.text()) ?? [];
  if (!version) throw new Error('The page names no release.');
  const isFaulty = draw() < (version === faulty ? 1 / 3 : NOISE);
  const place = 1 + Math.floor(draw() * draw() * 6);
  const outcome = isFaulty ? 'failed-scripts' : draw() < 0.4 ? 'shown' : `shown-${place}`;
  await fetch(`${origin}/health/public_site/${version}/${outcome}`, { method: 'POST' });
}

/** Reads how many visits a canary has had. */
export const canaryVisits = (version: string) => {
  const read = readingCounts(`http://localhost:${metricsPort('release-test')}/metrics`);
  return async () => healthOf(await read(), 'public_site', version).visits;
};

/** Lets a number of sound visits come to a canary, which stays one. */
export async function expectToStay(
  judging: Judging,
  site: { origin: string },
  { draw, visits }: { draw: () => number; visits: number },
) {
  const counted = canaryVisits(judging.version);
  await letVisit(
    () => visitWithout(site.origin, draw),
    async () => judging.hasEnded() || (await counted()) >= visits,
  );
  await expect.poll(judging.output).toMatch(/\d visits, \d+ of the live version: no worse/);
  expect(judging.hasEnded(), judging.output()).toBe(false);
  expect(await remotes('list')).toContain(`${judging.version} (${SHARE} %)`);
}

export async function expectAborted(judging: Judging) {
  expect(await judging.ended).toBe(1);
  expect(judging.output()).toMatch(/is worse than .* so it is aborted:/);
  expect(await remotes('list')).not.toContain(`${judging.version} (`);
}
