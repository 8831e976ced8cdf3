import { REMOTES } from '../support/addresses';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

test('what was typed before the page woke up is still there afterwards', async ({ page }) => {
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => (wake = resolve));
  await page.route(`${REMOTES.publicSite}/remoteEntry.js`, async (route) => {
    await asleep;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const fields = {
    Name: 'Amina Wanjiru',
    Email: 'amina@example.com',
    Subject: 'Saturday',
    Message: 'Ten of us',
  };
  for (const [label, text] of Object.entries(fields))
    await page
      .getByLabel(new RegExp(`^(Your |Full )?${label}`, 'i'))
      .first()
      .fill(text);
  wake();
  await hydrated(page);
  for (const [label, text] of Object.entries(fields))
    await expect(page.getByLabel(new RegExp(`^(Your |Full )?${label}`, 'i')).first()).toHaveValue(text);
});

test('a form of a static page cannot be sent before the page woke up', async ({ page, visit }) => {
  await page.route(`${REMOTES.publicSite}/remoteEntry.js`, (route) => route.abort());
  await page.goto('/contact');
  await expect(page.getByRole('main').locator('form button[type="submit"]').first()).toBeDisabled();
  visit.messages.length = 0;
});

test('the chosen theme is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route(`${REMOTES.publicSite}/**`, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
