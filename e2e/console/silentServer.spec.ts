import type { Page } from '@playwright/test';
import { expect, test } from '../support/consoleTest';
import { seen, typed } from '../support/typed';

const TITLE = typed('Typed with care');
const OFFLINE = 'Working offline: changes stay on this device until you reload';
/** How long the console waits for an answer. */
const PATIENCE_MS = 5000;

// requirements 8, Logged only
test.beforeEach(({ visit }) => visit.expects(/No answer within 5000 ms\./));

/** From here on the page's time passes only by `page.clock.runFor`. */
const stopTime = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));

test(
  'a save without an answer keeps what was typed on screen, is sent once, and stays on this device',
  { tag: '@core' },
  async ({ page, server }) => {
    await page.clock.install();
    await page.goto('/admin/events');
    await page.getByRole('button', { name: 'Edit Live: Benga Night' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Event' });
    await dialog.getByLabel('Title').fill(TITLE);
    await server.fail({ kind: 'silence' });
    await stopTime(page);
    const save = dialog.getByRole('button', { name: 'Update Event' });
    await save.click();
    await expect(save).toHaveAttribute('aria-busy', 'true');
    // Pressing again neither sends it twice nor drops it.
    await save.click({ force: true });
    await dialog.getByLabel('Title').press('Enter');
    // A browser closes a dialog at the second Escape whatever the page says.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.clock.runFor(PATIENCE_MS - 1000);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue(TITLE);
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: seen(TITLE) })).toBeVisible();
    await expect(page.getByRole('row', { name: /Live: Coffee Cupping/ })).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(page.getByText('Kept on this device only.')).toBeVisible();
    expect(await server.callsOf('updateEvent')).toBe(1);
  },
);
