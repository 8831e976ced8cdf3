// decisions, More for customers
import { hydrated } from '../support/hydrated';
import { pagesOf } from '../support/pagesOf';
import { expect, test } from '../support/test';

test('the menu prints on two pages of A4, whatever is shown of it', async ({ page }) => {
  for (const address of ['/menu', '/menu?tab=desserts&q=cake']) {
    await page.goto(address);
    await hydrated(page);
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(2);
  }
});
