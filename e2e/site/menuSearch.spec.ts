import { REMOTES } from '../support/addresses';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

test('on a slow phone the menu search keeps every letter of a word that is typed slowly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/menu');
  await hydrated(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const field = page.getByRole('searchbox', { name: 'Search the menu' });
  await field.click();
  await page.keyboard.type('tilapia', { delay: 250 });
  await expect(page).toHaveURL('/menu?q=tilapia');
  await expect(field).toHaveValue('tilapia');
});

test('the menu search keeps what was typed before hydration', async ({ page }) => {
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => (wake = resolve));
  await page.route(`${REMOTES.publicSite}/*/remoteEntry.js`, async (route) => {
    await asleep;
    await route.continue();
  });
  await page.goto('/menu?tab=mains', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox', { name: 'Search the menu' });
  await field.fill('tilapia');
  wake();
  await hydrated(page);
  await expect(page).toHaveURL('/menu?tab=mains&q=tilapia');
  await expect(field).toHaveValue('tilapia');
  await expect(field).toBeFocused();
});

test('two menu filters chosen in the same moment are both in the address', async ({ page }) => {
  await page.goto('/menu');
  await hydrated(page);
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[role=search] button'))
      if (/^(Quickest first|Vegan)$/.test(button.textContent)) button.click();
  });
  await expect(page).toHaveURL('/menu?diet=vegan&sort=quickest');
  await expect(page.getByRole('button', { name: 'Quickest first', pressed: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vegan', pressed: true })).toBeVisible();
});

test('Back and Forward restore the search and the filters of each visit to the menu', async ({ page }) => {
  await page.goto('/menu?q=ginger');
  await hydrated(page);
  const field = page.getByRole('searchbox', { name: 'Search the menu' });
  await expect(field).toHaveValue('ginger');
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page).toHaveURL('/menu');
  await expect(field).toHaveValue('');
  await field.fill('chapati');
  await page.getByRole('button', { name: 'Vegan', exact: true }).click();
  await expect(page).toHaveURL('/menu?q=chapati&diet=vegan');
  await page.goBack();
  await expect(field).toHaveValue('ginger');
  await expect(page.getByRole('button', { name: 'Vegan', pressed: false })).toBeVisible();
  await page.goForward();
  await expect(field).toHaveValue('chapati');
  await expect(page.getByRole('button', { name: 'Vegan', pressed: true })).toBeVisible();
});
