import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const FAVORITES = [
  { id: 1, name: 'Samosas', image: '', category: 'starters', price: 250 },
  { id: 5, name: 'Grilled Tilapia', image: '', category: 'main-course', price: 1200 },
  { id: 9, name: 'Kenyan Coffee', image: '', category: 'beverages', price: 200 },
];

async function openFavorites(page: Page) {
  await signedInAs(page, 'customer');
  await page.addInitScript((stored) => {
    if (!localStorage.getItem('favorites')) localStorage.setItem('favorites', stored);
  }, JSON.stringify(FAVORITES));
  await page.goto('/favorites');
  await hydrated(page);
}

test('a favorite can be put into the cart with one press, and the header counts it', async ({ page }) => {
  await openFavorites(page);
  const card = page.getByRole('article').filter({ hasText: 'Grilled Tilapia' });
  await expect(card.getByText('main course')).toBeVisible();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Grilled Tilapia added to cart!')).toBeVisible();
  await card.getByRole('button', { name: 'Increase quantity of Grilled Tilapia' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a removed favorite can be brought back, and a reload keeps the result', async ({ page }) => {
  await openFavorites(page);
  const cards = page.getByRole('list', { name: 'My favorites' }).getByRole('article');
  await page.getByRole('button', { name: 'Remove Samosas from favorites' }).click();
  await expect(page.getByText('Samosas removed from favorites')).toBeVisible();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove Kenyan Coffee from favorites' }).click();
  await expect(cards).toHaveCount(2);
  await page.reload();
  await expect(cards).toHaveCount(2);
});

for (const [width, columns] of [
  [390, 1],
  [768, 2],
  [1280, 3],
] as const)
  test(`favorites are in ${columns} of at most three columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openFavorites(page);
    const cards = page.getByRole('list', { name: 'My favorites' }).getByRole('listitem');
    await expect(cards).toHaveCount(FAVORITES.length);
    const lefts = await cards.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(columns);
  });
