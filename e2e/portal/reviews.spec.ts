import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { nairobiNow } from '../support/nairobi';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

async function openReviews(page: Page) {
  await signedInAs(page, 'customer');
  await page.goto('/reviews');
  await hydrated(page);
}

test('a first review can be written by keyboard alone, is dated in Nairobi, and survives a reload', async ({
  page,
}) => {
  // 11 p.m. of the 21st in London
  await nairobiNow(page, '2026-11-22T02:00');
  await openReviews(page);
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Write Your First Review' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Write Review' });
  await expect(dialog.getByLabel('Dish or drink')).toBeFocused();
  await page.keyboard.type('Grilled Tilapia');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Crisp outside, soft inside.');
  await dialog.getByRole('button', { name: 'Submit Review' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'My Reviews' })).toBeFocused();
  await page.reload();
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { name: 'Grilled Tilapia' })).toBeVisible();
  await expect(card.getByRole('img', { name: '4 out of 5' })).toBeVisible();
  await expect(card.getByText('Sun, 22 Nov 2026')).toBeVisible();
  await expect(card.getByText('Crisp outside, soft inside.')).toBeVisible();
});

test('an incomplete review says what is missing, and Escape keeps what was typed', async ({ page }) => {
  await openReviews(page);
  await page.getByRole('button', { name: 'Write Review' }).click();
  await page.getByLabel('Dish or drink').fill('Samosas');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Choose from 1 to 5 stars')).toBeVisible();
  await expect(page.getByRole('radio', { name: '1 star' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Write Review' }).click();
  await expect(page.getByLabel('Dish or drink')).toHaveValue('Samosas');
});

test('a long list of reviews can be extended by keyboard down to the last', async ({ page }) => {
  await page.addInitScript(() => {
    const reviews = Array.from({ length: 120 }, (_, index) => ({
      id: `REV-${String(index + 1).padStart(3, '0')}`,
      itemName: `Dish ${index + 1}`,
      rating: (index % 5) + 1,
      date: '2026-11-01',
      comment: 'Good. '.repeat((index % 40) + 1),
    }));
    localStorage.setItem('reviews', JSON.stringify(reviews));
  });
  await openReviews(page);
  const cards = page.getByRole('list', { name: 'My reviews' }).getByRole('listitem');
  const showMore = page.getByRole('button', { name: 'Show more' });
  await expect(cards).toHaveCount(50);
  await showMore.focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(100);
  await expect(cards.nth(50)).toBeFocused();
  await expect(cards.nth(50)).toContainText('Dish 70');
  await expect(cards.nth(50)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(showMore).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(120);
  await expect(cards.nth(100)).toBeFocused();
  await expect(showMore).toBeHidden();
});
