// decisions, More for customers
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/barriers';
import { hydrated } from '../support/hydrated';
import { storedBefore } from '../support/stored';
import { expect, test } from '../support/test';

/** With the delivery of KSh 200: KSh 950. */
const SAMOSAS = { id: 1, name: 'Samosas', price: 250, quantity: 3 };
const card = (page: Page) => page.getByRole('region', { name: 'What each pays' });

for (const width of [390, 1280])
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`friends split the total of a cart and of an order to the shilling, at ${width} px`, async ({
      page,
    }) => {
      await storedBefore(page, { cart: [SAMOSAS] });
      await page.goto('/cartpage');
      await hydrated(page);
      await card(page).getByLabel('Split the total').selectOption('Between 4 people');
      await expect(card(page)).toContainText('2 pay KSh\u00A0238, 2 pay KSh\u00A0237');
      await page.getByRole('button', { name: 'Increase quantity of Samosas' }).click();
      await expect(card(page)).toContainText('Each pays KSh\u00A0300');
      await expectAccessible(page);

      await page.getByLabel('Full Name').fill('Amina');
      await page.getByLabel('Email').fill('amina@example.com');
      await page.getByLabel('Phone').fill('0711');
      await page.getByRole('button', { name: 'Place Order' }).click();
      await expect(page.getByRole('region', { name: 'Thank you for your order' })).toContainText('KSh 1,200');
      await card(page).getByLabel('Split the total').selectOption('Between 7 people');
      await expect(card(page)).toContainText('3 pay KSh\u00A0172, 4 pay KSh\u00A0171');
      await expectAccessible(page);
    });
  });
