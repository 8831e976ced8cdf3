import { SITE, STANDALONE } from '../support/addresses';
import { expect, test } from '../support/test';

const PAGES = [
  [STANDALONE.publicSite, '/', /Bustani|garden/i],
  [STANDALONE.publicSite, '/stalls/tysons', 'Tysons Butchery'],
  [STANDALONE.customerPortal, '/signin', /./],
  [STANDALONE.customerPortal, '/orders', /./],
  [STANDALONE.adminConsole, '/admin/reservations', /./],
  [STANDALONE.adminConsole, '/admin/menu/new', /./],
] as const;

for (const [origin, path, heading] of PAGES)
  test(`${origin}${path} works without the shell`, async ({ page, visit }) => {
    await page.route('http://localhost:4000/**', (route) => route.abort());
    const answer = await page.goto(origin + path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading').filter({ hasText: heading }).first()).toBeVisible();
    expect(visit.requests.filter((url) => url.startsWith(SITE))).toEqual([]);
  });

test('a remote without the shell is seen as guest, customer and administrator, and with a full cart', async ({
  page,
}) => {
  await page.goto(`${STANDALONE.publicSite}/cart`);
  const bar = page.getByRole('group', { name: 'Visitor' });
  await bar.getByRole('button', { name: 'Customer' }).click();
  await bar.getByRole('button', { name: 'Fill cart' }).click();
  await page.reload();
  await expect(bar.getByRole('button', { name: 'Customer', pressed: true })).toBeVisible();
  await expect(bar.getByRole('status')).toHaveText('4 items in the cart');
});
