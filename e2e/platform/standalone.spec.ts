import { REMOTES, SITE } from '../support/addresses';
import { expect, test } from '../support/test';

const PAGES = [
  [REMOTES.publicSite, '/', /Bustani|garden/i],
  [REMOTES.publicSite, '/stalls/tysons', 'Tysons Butchery'],
  [REMOTES.customerPortal, '/signin', /./],
  [REMOTES.customerPortal, '/orders', /./],
  [REMOTES.adminConsole, '/admin/reservations', /./],
  [REMOTES.adminConsole, '/admin/menu/new', /./],
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
  await page.goto(`${REMOTES.publicSite}/cart`);
  const bar = page.getByRole('group', { name: 'Visitor' });
  await bar.getByRole('button', { name: 'Customer' }).click();
  await bar.getByRole('button', { name: 'Fill cart' }).click();
  await page.reload();
  await expect(bar.getByRole('button', { name: 'Customer', pressed: true })).toBeVisible();
  await expect(bar.getByRole('status')).toHaveText('4 items in the cart');
});
