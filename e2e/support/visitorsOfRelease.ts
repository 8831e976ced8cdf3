import type { Browser } from '@playwright/test';

/** Of a hundred visitors, how many have a fault that is not the release's: their network breaks off, or a blocker is in its way. */
const NOISE = 0.03;
const EVENTS_FILE = /\/events\.[0-9a-f]{8}\.js$/;

/** A new visitor opens the events page in a browser, on whichever track the site draws for them, and leaves when it has reported. */
export async function visitByBrowser(browser: Browser, origin: string, draw: () => number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (draw() < NOISE) await page.route(EVENTS_FILE, (route) => route.abort('connectionreset'));
  const reported = page.waitForResponse(/\/health\//, { timeout: 20_000 });
  await Promise.all([reported, page.goto(`${origin}/events`)]).catch(() => undefined);
  await context.close();
}

const VERSION = /name="releases" content="[^"]*public_site (\d[^,"]*)/;

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
