import { expectNoBarriers, expectNoOverflow } from '../support/barriers';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('the table of a scanned code goes with the order, through links and a reload, without a request', async ({
  page,
  visit,
}) => {
  await page.goto('/menu?table=12');
  await hydrated(page);
  await expect(page.getByText('Table 12')).toBeVisible();
  await expectNoBarriers(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Add to Cart Samosas' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('Table 12')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Table 12')).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await page.getByLabel('Full Name').fill('Amina');
  await page.getByLabel('Email').fill('amina@example.com');
  await page.getByLabel('Phone').fill('0711');
  visit.requests.length = 0;
  await page.getByRole('button', { name: 'Place Order' }).click();
  const link = await page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href');
  expect(new URL(link ?? '').searchParams.get('text')).toContain('Table: 12\n');
  expect(visit.requests.filter((url) => !/\.(js|css|woff2)$/.test(url))).toEqual([]);
  await page.goto('/order');
  await expect(page.getByText('Table 12')).toBeVisible();
});

test('another tab, and a number that no table has, know no table', async ({ page, context }) => {
  await page.goto('/menu?table=12');
  await hydrated(page);
  await expect(page.getByText('Table 12')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/menu?table=999');
  await hydrated(other);
  await expect(other.getByText(/^Table \d+$/)).toHaveCount(0);
});
