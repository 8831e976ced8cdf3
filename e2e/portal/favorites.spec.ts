import { open } from '../support/hydrated';
import { settled } from '../support/settled';
import { storedBefore } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const FAVORITES = [
  { id: 1, name: 'Samosas', image: '', category: 'starters', price: 250 },
  { id: 5, name: 'Grilled Tilapia', image: '', category: 'main-course', price: 1200 },
  { id: 9, name: 'Kenyan Coffee', image: '', category: 'beverages', price: 200 },
];

test(
  'favorites stand in one to three columns, one is put into the cart, and a removed one is gone after a reload',
  { tag: '@core' },
  async ({ page }) => {
    await signedInAs(page, 'customer');
    await storedBefore(page, { favorites: FAVORITES });
    await open(page, '/favorites');
    const cards = page.getByRole('list', { name: 'My favorites' }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const lefts = await cards.evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns);
    }
    const tilapia = cards.filter({ hasText: 'Grilled Tilapia' });
    await expect(tilapia.getByText('main course')).toBeVisible();
    await tilapia.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('Grilled Tilapia added to cart!')).toBeVisible();
    await tilapia.getByRole('button', { name: 'Increase quantity of Grilled Tilapia' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Kenyan Coffee from favorites' }).click();
    await expect(cards).toHaveCount(2);
    await page.reload();
    await expect(cards).toHaveCount(2);
  },
);
