import { open } from '../support/hydrated';
import { nairobiNow } from '../support/nairobi';
import { expect, test } from '../support/test';
import { seen, typed } from '../support/typed';
import { signedInAs } from '../support/visitors';

const DISH = typed('Grilled Tilapia', 'line');
const WORDS = typed('Crisp outside, soft inside.', 'text');

test(
  'a first review can be written by keyboard alone, is dated in Nairobi, and survives a reload',
  { tag: '@core' },
  async ({ page }) => {
    // 11 p.m. of the 21st in London
    await nairobiNow(page, '2026-11-22T02:00');
    await signedInAs(page, 'customer');
    await open(page, '/reviews');
    await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Write Your First Review' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Write Review' });
    await expect(dialog.getByLabel('Dish or drink')).toBeFocused();
    await page.keyboard.insertText(DISH);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(WORDS);
    await dialog.getByRole('button', { name: 'Submit Review' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'My Reviews' })).toBeFocused();
    await page.reload();
    const card = page.getByRole('article');
    await expect(card.getByRole('heading', { name: seen(DISH) })).toBeVisible();
    await expect(card.getByRole('img', { name: '4 out of 5' })).toBeVisible();
    await expect(card.getByText('Sun, 22 Nov 2026')).toBeVisible();
    await expect(card.getByText(seen(WORDS))).toBeVisible();
  },
);
