import type { Page } from '@playwright/test';
import { line } from '@venue/shared/testing/fixtures';
import { ADMIN_PATHS, PORTAL_PATHS, addressesOfEachScreen } from '../support/addresses';
import { test as consoleTest } from '../support/consoleTest';
import { reservation } from '../support/graphql';
import { isSoak } from '../support/soak';
import { FULL_ACCOUNT, orderOf, storedAlways } from '../support/stored';
import { expect, test } from '../support/test';
import { lostTexts, openTranslated, openTranslatedEarly, pressButtons } from '../support/translated';
import { PEOPLE, signedInAs } from '../support/visitors';

/** Presses every button of each page once, and fails where one meets a text that the translator has replaced. */
async function walk(page: Page, paths: readonly string[]) {
  // Goes back in the history, here to another document.
  let pressed = ['button Back '];
  const faults: string[] = [];
  for (const path of paths) {
    let left = true;
    while (left) {
      await openTranslated(page, path);
      const step = await pressButtons(page, pressed);
      faults.push(...step.faults.map((fault) => `${path}: ${fault}`));
      // Closing the dialog of an address leads to its list.
      left = step.left && step.pressed.length > pressed.length;
      pressed = step.pressed;
    }
  }
  expect(faults).toEqual([]);
  return pressed.length;
}

test.use({ reducedMotion: 'reduce' } as object);
consoleTest.use({ reducedMotion: 'reduce' } as object);

test('every button of the public pages works in a translated page', async ({ page, request, visit }) => {
  test.setTimeout(300_000);
  // Presses come faster than a person's: that of the form may come after Sign Out, as the page leaves.
  visit.allows(/Form submission canceled because the form is not connected/);
  await storedAlways(page, { cart: [line(999, 50, 2)] });
  const pressed = await walk(page, [...(await addressesOfEachScreen(request)), '/signin']);
  expect(pressed).toBeGreaterThan(isSoak ? 100 : 80);
});

test('every button of a customer works in a translated page', async ({ page }) => {
  await storedAlways(page, { ...FULL_ACCOUNT, user: PEOPLE.customer });
  expect(await walk(page, PORTAL_PATHS)).toBeGreaterThan(20);
});

consoleTest('every button of the console works in a translated page', async ({ page, visit }) => {
  consoleTest.setTimeout(300_000);
  // What is typed into the sign-in is no account, forms are sent with gaps, and somebody signs out.
  visit.allows(/GraphQL sign(In|Out)|BAD_USER_INPUT|UNAUTHENTICATED/);
  await storedAlways(page, { user: PEOPLE.admin });
  expect(await walk(page, ADMIN_PATHS)).toBeGreaterThan(50);
});

for (const path of ['/menu', '/reservations', '/contact'])
  test(`every button of ${path} works where the page was translated before its start`, async ({
    page,
    visit,
  }) => {
    // React renders the parts anew whose text is another one than on the static page.
    visit.allows(/Minified React error #418/);
    await openTranslatedEarly(page, path);
    const { faults, pressed } = await pressButtons(page, []);
    expect(faults).toEqual([]);
    expect(pressed.length).toBeGreaterThan(4);
  });

test('amounts, pages and words that change are those on a translated page', async ({ page }) => {
  await storedAlways(page, {
    cart: [line(999, 50, 2)],
    orders: Array.from({ length: 120 }, (_, at) => orderOf(`ORD-${at}`)),
  });
  await openTranslated(page, '/cartpage');
  await expect(page.getByText('Add KSh 900 more for free delivery')).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity of Dish 999' }).click();
  await expect(page.getByText('Add KSh 850 more for free delivery')).toBeVisible();
  expect(await lostTexts(page)).toEqual([]);

  await openTranslated(page, '/events/madaraka-day-choma/photos');
  await page.getByRole('list', { name: 'Photos' }).getByRole('button').first().click();
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  expect(await lostTexts(page)).toEqual([]);

  await openTranslated(page, '/signin');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  expect(await lostTexts(page)).toEqual([]);

  await signedInAs(page, 'customer');
  await openTranslated(page, '/orders');
  const shown = page.getByText(/^\d+ of 120 shown$/);
  const before = await shown.textContent();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(shown).not.toHaveText(String(before));
  expect(await lostTexts(page)).toEqual([]);
});

consoleTest(
  'the count of what is selected and the page change on a translated list',
  async ({ page, server }) => {
    await server.put({
      reservations: Array.from({ length: 60 }, (_, at) => reservation(`RES-${100 + at}`, 'pending')),
    });
    await openTranslated(page, '/admin/reservations');
    await page.getByLabel('Select RES-100').check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.getByLabel('Select RES-101').check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await expect(page.getByText('1–25 of 60')).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('26–50 of 60')).toBeVisible();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    expect(await lostTexts(page)).toEqual([]);
  },
);
