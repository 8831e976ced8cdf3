import { planChange } from '@venue/platform/content/apply';
import { expectNoBarriers } from '../support/barriers';
import { expect, test } from '../support/consoleTest';
import { stall } from '../support/graphql';
import { settled } from '../support/settled';
import { watchShifts } from '../support/shifts';
import { seen, typed } from '../support/typed';

const DISH = typed('Mukimo');

test.beforeEach(({ server }) =>
  server.put({ stalls: [stall('1', 'Garden Restaurant & Bar'), stall('2', 'Tysons Butchery')] }),
);

test(
  'a dish is added by keyboard, kept while the console is open, and lost on reload',
  { tag: '@core' },
  async ({ page, server }) => {
    await page.goto('/admin/menu/new');
    const dialog = page.getByRole('dialog', { name: 'Add Menu Item' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expectNoBarriers(page);
    await expect(dialog.getByRole('button', { name: 'Add Menu Item' })).toBeDisabled();
    await expect(dialog.getByText('Still needed: a name, a stall, and a price above 0.')).toBeVisible();
    await page.keyboard.insertText(DISH);
    await dialog.getByLabel('Price (KSh)').fill('');
    await dialog.getByLabel('Stall').selectOption('Tysons Butchery');
    await expect(dialog.getByRole('button', { name: 'Add Menu Item' })).toBeDisabled();
    await dialog.getByLabel('Price (KSh)').fill('350');
    await page.keyboard.press('Enter');

    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/admin/menu');
    await expect(page.getByText(seen(`Menu item “${DISH}” added`))).toBeVisible();
    await expect(page.getByText('11 menu items', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: seen(DISH) })).toContainText('Tysons Butchery');
    await expect(page.getByText('This device only: lost on reload')).toBeVisible();

    await page.getByRole('link', { name: 'Back to Admin Dashboard' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Manage Menu' }).click();
    await expect(page.getByText('11 menu items', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('10 menu items', { exact: true })).toBeVisible();
    const asked = (await server.calls()).map(({ operationName }) => operationName);
    expect(asked.filter((name) => !['stalls', 'reservations', 'today'].includes(name))).toEqual([]);
  },
);

test('a price that Manage Menu hands over is a change of the content', async ({ page }, testInfo) => {
  await page.goto('/admin/menu');
  await page.getByRole('button', { name: 'Edit Samosas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Menu Item' });
  await dialog.getByLabel('Price (KSh)').fill('260');
  await dialog.getByRole('button', { name: 'Update Menu Item' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hand over the changes' }).click();
  const file = testInfo.outputPath('menu-changes.json');
  await (await download).saveAs(file);
  expect(planChange(file).words).toEqual([expect.stringMatching(/^Samosas: KSh\s250 → KSh\s260/)]);
});

test('on a phone nothing moves when it is known, late, that the server of the stalls wants a sign-in', async ({
  page,
  visit,
}) => {
  visit.allows(/GraphQL/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(
    ({ pathname }) => pathname === '/graphql',
    async (route) => {
      await page.waitForTimeout(1000);
      const errors = [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }];
      await route.fulfill({ json: { errors } });
    },
  );
  const shifts = await watchShifts(page);
  await page.goto('/admin/menu');
  const search = page.getByRole('search');
  await search.waitFor();
  const before = await search.boundingBox();
  await expect(page.getByText('Stalls · Sample data: sign in to the live server')).toBeAttached();
  await settled(page);
  expect(await search.boundingBox()).toEqual(before);
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});
