import { openBeforeStart } from '../support/heldStart';
import { styledElements } from '../support/styledElements';
import { expect, test } from '../support/test';

test('a dish that is added before the application runs changes the style of its own place and the badge only', async ({
  page,
}) => {
  await openBeforeStart(page, '/menu');
  const add = page.getByRole('button', { name: /^Add to Cart/ });
  const dish = add.nth(1);
  await dish.scrollIntoViewIfNeeded();
  await dish.hover();
  const styled = await styledElements(page, async () => {
    await dish.click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });
  const all = await page.evaluate(() => document.querySelectorAll('body *').length);
  expect(Math.max(...styled)).toBeLessThan(all / 10);
});
