import { openBeforeStart } from '../support/heldStart';
import { hydrated, open } from '../support/hydrated';
import { expect, test } from '../support/test';

test('the menu search keeps what was typed before its remote came', async ({ page }) => {
  const start = await openBeforeStart(page, '/menu?tab=mains', 'remote');
  const field = page.getByRole('searchbox', { name: 'Search the menu' });
  await field.fill('tilapia');
  await start();
  await expect(page).toHaveURL('/menu?tab=mains&q=tilapia');
  await expect(field).toHaveValue('tilapia');
  await expect(field).toBeFocused();
});

test(
  'search, tab and filters of the menu are in the address, and Back and Forward restore those of each visit',
  { tag: '@core' },
  async ({ page }) => {
    await open(page, '/menu?q=ginger');
    const field = page.getByRole('searchbox', { name: 'Search the menu' });
    await expect(field).toHaveValue('ginger');
    await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(page).toHaveURL('/menu');
    await expect(field).toHaveValue('');
    await page.getByRole('tab', { name: 'Main Course' }).click();
    await page.getByRole('button', { name: 'Vegan', exact: true }).click();
    await field.fill('chapati');
    await expect(page).toHaveURL('/menu?tab=mains&q=chapati&diet=vegan');
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Chapati and Ndengu' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Beef Pilau' })).toBeHidden();
    await page.goBack();
    await expect(field).toHaveValue('ginger');
    await expect(page.getByRole('button', { name: 'Vegan', pressed: false })).toBeVisible();
    await page.goForward();
    await expect(field).toHaveValue('chapati');
    await expect(page.getByRole('button', { name: 'Vegan', pressed: true })).toBeVisible();
  },
);
