// decisions, Before the script runs; docs/architecture.md, A visit
import type { Locator, Page } from '@playwright/test';
import { REMOTES } from '../support/addresses';
import { openBeforeStart, type StartStage } from '../support/heldStart';
import { hydrated } from '../support/hydrated';
import { REMOTE_AWAY } from '../support/messages';
import { settled } from '../support/settled';
import { storedNow } from '../support/stored';
import { expect, test } from '../support/test';
import { exactly, typed } from '../support/typed';

const STAGES: StartStage[] = ['script', 'remote'];

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const isMarkedPressed = (control: Locator) =>
  control.evaluate(
    (element) => element.getAnimations().length > 0 && Number(getComputedStyle(element).opacity) < 1,
  );
/** The number on the cart's badge before the application runs. */
const badge = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: 'Cart' })
    .locator('span:not([hidden])')
    .evaluate((span) => getComputedStyle(span, '::before').content.replaceAll('"', ''));
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

async function cartLines(page: Page): Promise<string[]> {
  const lines = JSON.parse((await storedNow(page)).cart ?? '[]') as { name: string; quantity: number }[];
  return lines.map(({ name, quantity }) => `${quantity} ${name}`);
}

for (const stage of STAGES)
  test.describe(`while the ${stage} is on its way`, () => {
    test(
      `Add to Cart while the ${stage} is loading is answered at once, and once`,
      { tag: '@core' },
      async ({ page }) => {
        const start = await openBeforeStart(page, '/menu', stage);
        await button(page, 'Add to Cart Samosas').click();
        const more = button(page, 'Increase quantity of Samosas');
        await expect(more).toBeFocused();
        await more.click();
        await button(page, 'Add to Cart Chicken Wings').click();
        expect(await cartLines(page)).toEqual(['2 Samosas', '1 Chicken Wings']);
        await expect(page.getByRole('group', { name: 'Quantity of Samosas' })).toHaveText('2');
        expect(await badge(page)).toBe('3');
        await start();
        expect(await cartLines(page)).toEqual(['2 Samosas', '1 Chicken Wings']);
        await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
        await expect(page.getByText('Chicken Wings added to cart!')).toHaveCount(1);
        await button(page, 'Decrease quantity of Chicken Wings').click();
        await expect(button(page, 'Add to Cart Chicken Wings')).toBeVisible();
        expect(await cartLines(page)).toEqual(['2 Samosas']);
      },
    );

    test(`what only the application can answer is shown as pressed while the ${stage} is loading, and done once`, async ({
      page,
    }) => {
      const start = await openBeforeStart(page, '/menu', stage);
      const filter = button(page, 'Vegetarian');
      await filter.click();
      expect(await isMarkedPressed(filter)).toBe(true);
      await start();
      await expect(filter).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });

test('hydration does not scroll a reader who has scrolled', async ({ page }) => {
  const start = await openBeforeStart(page, '/');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBe(900);
  await start();
  await settled(page);
  expect(await scrollTop(page)).toBe(900);
});

test(
  'a form submitted before hydration is sent once, as filled in, and never by the browser',
  { tag: '@core' },
  async ({ page }) => {
    const start = await openBeforeStart(page, '/contact');
    const fields = {
      'Full Name': typed('Amina Wanjiru'),
      Email: typed('amina@example.com', 'email'),
      Subject: typed('Saturday', 'line'),
      Message: typed('Ten of us', 'text'),
    };
    for (const [label, text] of Object.entries(fields))
      await page
        .getByRole('main')
        .getByLabel(new RegExp(`^(Your )?${label}`, 'i'))
        .first()
        .fill(text);
    const send = button(page, 'Send Message');
    await send.click();
    await send.click();
    expect(await isMarkedPressed(send)).toBe(true);
    await start();
    await expect(page.getByText('Message Sent!')).not.toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
  },
);

test('the heart of a guest asks to sign in before hydration, and the question outlasts it', async ({
  page,
}) => {
  const start = await openBeforeStart(page, '/menu');
  await button(page, 'Favorite: Samosas').click();
  const question = page.getByRole('alertdialog', { name: 'Sign in to save favorites' });
  await expect(question).toContainText('Samosas can wait among your favorites for quick ordering.');
  await start();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(button(page, 'Favorite: Samosas')).toBeFocused();
  await button(page, 'Favorite: Samosas').click();
  await question.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/signin\?from=%2Fmenu/);
});

test('pictures of the carousel and the theme are chosen before hydration, and stay', async ({ page }) => {
  const start = await openBeforeStart(page, '/');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await page.getByRole('button', { name: 'Next picture' }).click();
  const third = page.getByRole('group', { name: '3 of 5' });
  await expect(third).toBeVisible();
  await page.getByRole('contentinfo').locator('label', { hasText: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await start();
  await expect(third).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect((await storedNow(page)).theme).toBe('dark');
});

test('a header press before hydration of a personal page is carried out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const start = await openBeforeStart(page, '/signin');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await start();
  await expect(page.getByRole('dialog', { name: 'Where to?' })).toBeVisible();
});

test('while the remote of a page is away dishes go into the cart, and a message answers what can’t be done', async ({
  page,
  visit,
}) => {
  await page.route(`${REMOTES.publicSite}/remoteEntry.*.js`, (route) => route.abort());
  await page.goto('/menu');
  await expect(page.getByRole('alert').filter({ hasText: 'You can read this page' })).toBeVisible();
  await button(page, 'Add to Cart Samosas').click();
  expect(await cartLines(page)).toEqual(['1 Samosas']);
  await button(page, 'Vegetarian').click();
  await expect(page.getByText('That did not get through').first()).toBeVisible();
  visit.expects(/net::ERR_FAILED/);
  visit.expects(REMOTE_AWAY);
});

test('typing in a field goes on while the remote of the page fails and when it comes back', async ({
  page,
  visit,
}) => {
  const start = await openBeforeStart(page, '/reservations', 'remote', { outlastsPatience: true });
  const name = page.getByLabel('Full Name');
  await name.click();
  await page.keyboard.type(exactly('Wanjiru'));
  const message = page.getByRole('alert').filter({ hasText: 'You can read this page' });
  await expect(message).toBeVisible();
  await page.keyboard.type(exactly(' Kamau'));
  await expect(name).toHaveValue('Wanjiru Kamau');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await start();
  await expect(message).toHaveCount(0);
  await expect(name).toBeFocused();
  await page.keyboard.type(exactly('N. '));
  await expect(name).toHaveValue('Wanjiru N. Kamau');
  visit.expects(/remote=public_site version=\S+ phase=entry cause=unreachable/);
  // The browser says so of the chunks of a remote that is held back for seconds.
  visit.allows(/was preloaded using link preload but not used/);
});

test('a page whose script does not arrive says so and offers to reload', async ({ page, visit }) => {
  const file = /\/main\.[0-9a-f]+\.js$/;
  await page.route(file, (route) => route.abort());
  await page.goto('/menu');
  const message = page.getByRole('alert');
  await expect(message).toHaveText(
    'Part of this page did not arrive, so its buttons do nothing yet. Reload the page',
  );
  await page.unroute(file);
  await message.getByRole('link', { name: 'Reload the page' }).click();
  await hydrated(page);
  await expect(message).toHaveCount(0);
  visit.expects(/net::ERR_FAILED/);
});
