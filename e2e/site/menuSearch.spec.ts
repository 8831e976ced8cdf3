import { openBeforeStart } from '../support/heldStart';
import { expect, test } from '../support/test';
import { exactly } from '../support/typed';

test('the menu search keeps what was typed before its remote came', async ({ page }) => {
  const start = await openBeforeStart(page, '/menu?tab=mains', 'remote');
  const field = page.getByRole('searchbox', { name: 'Search the menu' });
  await field.fill(exactly('tilapia'));
  await start();
  await expect(page).toHaveURL('/menu?tab=mains&q=tilapia');
  await expect(field).toHaveValue('tilapia');
  await expect(field).toBeFocused();
});
