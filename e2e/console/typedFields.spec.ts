import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/consoleTest';
import { exactly, seen, typed } from '../support/typed';

/** Presses the keys of a text one by one, as hands do. */
async function typeInto(field: Locator, text: string) {
  await field.focus();
  await field.pressSequentially(text);
}

async function openDay(page: Page, date: string) {
  await page.goto('/admin/reservations');
  const day = page.getByLabel('Day', { exact: true });
  await day.fill(date);
  return day;
}

test('the day of the day strip takes every date that is typed, key by key', async ({ page }) => {
  for (const [before, keys, after, heading] of [
    ['2026-12-31', '02152027', '2027-02-15', 'Monday, 15 February 2027'],
    ['2026-05-31', '06012026', '2026-06-01', 'Monday, 1 June 2026'],
  ] as const) {
    const day = await openDay(page, before);
    await typeInto(day, keys);
    await expect(day).toHaveValue(after);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});

test('a part of the day that is deleted stays deleted, and the field says what is missing', async ({
  page,
}) => {
  const day = await openDay(page, '2026-12-31');
  await day.focus();
  await page.keyboard.press('Backspace');
  await expect(day).toHaveValue('');
  await page.getByRole('button', { name: 'Show in List' }).focus();
  await expect(day).toHaveValue('');
  await expect(day).toHaveAccessibleDescription(/not a whole date/);
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(day).toHaveValue('2027-01-01');
  await expect(day).toHaveAccessibleDescription('');
});

test('the day strip ends at the last day of its years', async ({ page }) => {
  const day = await openDay(page, '2099-12-31');
  await page.getByRole('button', { name: 'Next day' }).click({ force: true });
  await expect(day).toHaveValue('2099-12-31');
  await expect(page.getByRole('heading', { name: 'Thursday, 31 December 2099' })).toBeVisible();
});

test('the wheel over a focused number scrolls, and changes neither number nor focus', async ({ page }) => {
  await page.goto('/admin/events/new');
  const price = page.getByRole('dialog').getByLabel('Price (KSh)');
  await price.fill('1500');
  await price.hover();
  for (let turn = 0; turn < 3; turn += 1) {
    await page.mouse.wheel(0, 120);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  await expect(price).toHaveValue('1500');
  await expect(price).toBeFocused();
  await price.press('End');
  await page.keyboard.type('0');
  await expect(price).toHaveValue('15000');
});

test('prices have a decimal key on phones, whole numbers none', async ({ page }) => {
  await page.goto('/admin/events/new');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Price (KSh)')).toHaveAttribute('inputmode', 'decimal');
  await expect(dialog.getByLabel('Capacity')).toHaveAttribute('inputmode', 'numeric');
});

test('a price is announced as it will be saved, and one that is no number is not saved unseen', async ({
  page,
}) => {
  await page.goto('/admin/events/new');
  const dialog = page.getByRole('dialog', { name: 'Add Event' });
  await dialog.getByLabel('Title').fill(typed('Unreadable'));
  await dialog.getByLabel('Description').fill(typed('Prices that are no numbers', 'text'));
  await dialog.getByLabel('Date').fill('2030-06-01');
  await dialog.getByLabel('Time').fill('19:30');
  const price = dialog.getByLabel('Price (KSh)');
  await price.fill('');
  await typeInto(price, exactly('1.500'));
  await expect(price).toHaveAccessibleDescription(/Saved as KSh\s1\.5, listed as KSh\s2/);
  await price.fill('');
  await typeInto(price, exactly('1e'));
  await page.keyboard.press('Enter');
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(
    /Saved as KSh\s0 This is not a number, so it counts as blank/,
  );
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: seen(typed('Unreadable')) })).toContainText(/KSh\s0/);
});

test('half a date is not saved unseen', async ({ page }) => {
  await page.goto('/admin/events/new');
  const dialog = page.getByRole('dialog', { name: 'Add Event' });
  await dialog.getByLabel('Title').fill(typed('Some day'));
  await typeInto(dialog.getByLabel('Date'), exactly('1231'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Date')).toHaveAccessibleDescription(/not a whole date/);
  await expect(dialog).toBeVisible();
});
