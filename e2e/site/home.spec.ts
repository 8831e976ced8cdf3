import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { withWait } from '../support/waits';

test.describe('the home page', () => {
  test('the home page carousel turns its five pictures by itself, around and around', async ({ page }) => {
    // How long each is shown has tests beside it.
    await withWait(page, 5000, 1500);
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByRole('group', { name: '1 of 5' })).toBeVisible();
    await expect(page.getByRole('group', { name: '2 of 5' })).toBeVisible();
    const last = page.getByRole('group', { name: 'Choose a picture' }).getByRole('button').last();
    await last.click();
    await expect(page.getByRole('group', { name: '5 of 5' })).toBeVisible();
    await last.blur();
    await page.mouse.move(0, 0);
    await expect(page.getByRole('group', { name: '1 of 5' })).toBeVisible();
  });

  test('the home page carousel can be turned by keyboard alone, and stops on Pause', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const pause = page.getByRole('button', { name: 'Pause' });
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Play' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('group', { name: '2 of 5' })).toBeVisible();
  });

  test('the home page carousel stands still where reduced motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    // The static page offers Pause until the browser's wish is known.
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(page.getByRole('group', { name: '1 of 5' })).toBeVisible();
  });

  test('the home page says what is open at that hour in Nairobi, whatever the time zone of the visitor', async ({
    browser,
  }) => {
    const context = await browser.newContext({ timezoneId: 'America/Los_Angeles' });
    const page = await context.newPage();
    // 9:30 PM in Nairobi
    await page.clock.setFixedTime('2026-11-21T18:30:00Z');
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'At a glance' })).toContainText('Open now');
    await expect(page.getByRole('listitem').filter({ hasText: 'Fish Corner' })).toContainText('Opens 10 AM');
    await context.close();
  });

  test('the home page leads to the table, the stalls, the events and the billboard prices', async ({
    page,
  }) => {
    for (const [name, address] of [
      ['Reserve Table', '/reservations'],
      ['Explore Stalls', '/stalls'],
      ['Visit the Restaurant & Bar', '/stalls/restaurant-bar'],
      ['View All Events', '/events'],
      ['View Pricing Plans', '/billboard'],
    ] as const) {
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(address);
    }
  });

  test('the home page requests the map only when the visitor comes near it', async ({ page, visit }) => {
    const maps = () => visit.requests.filter((address) => address.includes('/maps?'));
    await page.goto('/');
    await hydrated(page);
    expect(maps()).toEqual([]);
    await page.getByRole('link', { name: 'Directions', exact: true }).last().scrollIntoViewIfNeeded();
    await expect(page.getByTitle('Map of Bustani Gardens')).toBeVisible();
    await expect.poll(() => maps().length).toBeGreaterThan(0);
  });
});
