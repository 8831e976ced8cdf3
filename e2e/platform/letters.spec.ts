// shared/src/ui/theme/fonts.ts
import { open } from '../support/hydrated';
import { expect, test } from '../support/test';

test('ĩ and ũ of a heading come from the site’s own font, which no page without them loads', async ({
  page,
  visit,
}) => {
  const asked = () => visit.requests.filter((url) => url.includes('vietnamese'));
  await open(page, '/stalls');
  await page.evaluate(() => document.fonts.ready);
  expect(asked()).toEqual([]);
  await page.locator('h1').evaluate((heading) => (heading.textContent = 'Wanjikũ, Mũkĩma'));
  await expect.poll(asked).toHaveLength(1);
});
