import type { BrowserContext, Page } from '@playwright/test';
import { follow, hasStayed, stay } from '../support/follow';
import { openBeforeStart } from '../support/heldStart';
import { hydrated, open } from '../support/hydrated';
import { cartQuantities } from '../support/stored';
import { expect, test } from '../support/test';
import { typed } from '../support/typed';

interface Area {
  address: string;
  /** Whether the application has to answer it, so that the link waits for it. */
  waits?: boolean;
  /** What the visitor presses before the start. */
  press: (page: Page) => Promise<void>;
  /** On that page, after the start: it was done, and once. */
  isDone: (page: Page) => Promise<void>;
}

const filter = (page: Page) => page.getByRole('button', { name: 'Open now' });

const CONTACT = {
  name: typed('Amina'),
  email: typed('amina@example.com', 'email'),
  subject: typed('Saturday', 'line'),
  message: typed('Ten of us', 'text'),
};

const AREAS: Record<string, Area> = {
  'a dish of the menu': {
    address: '/menu',
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click(),
    isDone: (page) => expect.poll(() => cartQuantities(page)).toEqual([1]),
  },
  'a filter of the stalls': {
    address: '/stalls',
    waits: true,
    press: (page) => filter(page).click(),
    isDone: (page) => expect(filter(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  'a message to the venue': {
    address: '/contact',
    waits: true,
    async press(page) {
      for (const [name, text] of Object.entries(CONTACT))
        await page.locator(`main [name=${name}]`).fill(text);
      await page.getByRole('button', { name: 'Send Message' }).click();
    },
    isDone: (page) => expect(page.getByText('Message Sent!')).not.toHaveCount(0),
  },
};

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

/** The tab closed, and opened again as browsers do it: with what the session of the tab holds. */
async function reopen(page: Page, context: BrowserContext) {
  const address = page.url();
  const watcher = await context.newPage();
  await watcher.goto('/terms-and-conditions');
  await page.goto('/robots.txt');
  const session = await page.evaluate(() => Object.entries(sessionStorage));
  await page.close();
  const reopened = await context.newPage();
  await watcher.close();
  await reopened.addInitScript((entries) => {
    if (!sessionStorage.length) for (const [key, text] of entries) sessionStorage.setItem(key, text);
  }, session);
  await reopened.goto(address);
  return reopened;
}

for (const [what, { address, waits = false, press, isDone }] of Object.entries(AREAS)) {
  test(`${what} pressed before the start, then a link: both are answered, in order`, async ({ page }) => {
    const start = await openBeforeStart(page, address);
    await press(page);
    await stay(page);
    await cartLink(page).click();
    if (waits) expect(await cartLink(page).evaluate((link) => link.getAnimations().length)).toBe(1);
    await start();
    await expect(page).toHaveURL(/\/cart$/);
    if (waits) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await hasStayed(page)).toBe(waits);
    if (!waits) await expect(page.getByRole('main').getByText('Your cart is empty')).toHaveCount(0);
    await page.goBack();
    if (address !== '/contact') await isDone(page);
  });

  test(`${what} pressed before the start, then Reload: ${waits ? 'nothing is sent or done' : 'it is done once'}`, async ({
    page,
  }) => {
    const start = await openBeforeStart(page, address);
    await press(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await start();
    expect(new URL(page.url()).search).toBe('');
    if (!waits) await isDone(page);
    else await expect(page.getByText('Message Sent!').or(page.locator('[aria-pressed=true]'))).toHaveCount(0);
  });

  if (!waits)
    test(`${what} pressed before the start, then Back: it is done once, on return`, async ({ page }) => {
      await open(page, '/terms-and-conditions');
      const start = await openBeforeStart(page, address);
      await press(page);
      await page.goBack({ waitUntil: 'commit' });
      await start();
      await page.goForward();
      await hydrated(page);
      await isDone(page);
    });
}

test('a dish pressed before the start is in the cart when its page is opened again by a link', async ({
  page,
}) => {
  await open(page, '/terms-and-conditions');
  const start = await openBeforeStart(page, '/menu');
  await AREAS['a dish of the menu']?.press(page);
  await page.goBack({ waitUntil: 'commit' });
  await start();
  await follow(page, '/menu');
  await expect.poll(() => cartQuantities(page)).toEqual([1]);
  await follow(page, '/stalls');
  await follow(page, '/menu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Menu/);
  expect(await cartQuantities(page)).toEqual([1]);
});

test('a dish pressed before the start is in the cart once the closed tab is opened again', async ({
  page,
  context,
}) => {
  await openBeforeStart(page, '/menu');
  await AREAS['a dish of the menu']?.press(page);
  const reopened = await reopen(page, context);
  await hydrated(reopened);
  await expect.poll(() => cartQuantities(reopened)).toEqual([1]);
});
