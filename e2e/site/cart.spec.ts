import type { Page } from '@playwright/test';
import { expectNoBarriers, expectNoOverflow } from '../support/barriers';
import { messageOf } from '../support/booking';
import { open } from '../support/hydrated';
import { expect, test } from '../support/test';
import { typed } from '../support/typed';

const amount = (page: Page, label: string) =>
  page.getByRole('main').locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');

test.use({ viewport: { width: 390, height: 844 } });

test(
  'cart and table of a scanned code survive links, reload and Back up to the order, without a fee, until a press, in this tab alone',
  { tag: '@core' },
  async ({ page, context }) => {
    const table = page.getByText('Table 12', { exact: true });
    await open(page, '/menu?table=12&tab=mains');
    await expect(table).toBeVisible();
    await expect(page).toHaveURL('/menu?tab=mains');
    await expectNoBarriers(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Add to Cart Grilled Tilapia' }).click();
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(table).toBeVisible();
    await expect(amount(page, 'Subtotal')).toHaveText('KSh 1,200');
    await expect(amount(page, 'Delivery')).toHaveCount(0);
    await page.reload();
    await expect(amount(page, 'Total').last()).toHaveText('KSh 1,200');
    await expect(table).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Increase quantity of Grilled Tilapia' })).toBeVisible();
    await page.goForward();
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL('/checkout');
    await page.getByLabel('Split the total').selectOption('Between 4 people');
    await expect(page.getByText('Each pays KSh\u00A0300')).toBeVisible();
    await page.getByLabel('Full Name').fill(typed('Amina'));
    await page.getByLabel('Email').fill(typed('amina@example.com', 'email'));
    await page.getByLabel('Phone').fill(typed('0711', 'phone'));
    await page.getByRole('button', { name: 'Place Order' }).click();
    expect(await messageOf(page.getByRole('link', { name: 'Send on WhatsApp' }))).toContain('Table: 12\n');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, empty' })).toBeVisible();
    await expect(page.getByText(/^We bring it to table 12 in about \d+ minutes\.$/).first()).toBeVisible();
    await page.goto('/order');
    await expect(table).toBeVisible();
    await page.getByRole('button', { name: 'Not at table 12 any more' }).click();
    await expect(table).toBeHidden();
    await page.goto('/menu?tab=mains');
    await page.getByRole('button', { name: 'Add to Cart Grilled Tilapia' }).click();
    await page.goto('/cart');
    await expect(amount(page, 'Delivery')).toHaveText('KSh 200');
    // Neither does a number that no table has.
    const other = await context.newPage();
    await open(other, '/menu?table=999');
    await expect(other.getByText(/^Table \d+$/)).toHaveCount(0);
  },
);
