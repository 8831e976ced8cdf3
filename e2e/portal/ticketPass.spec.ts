import type { Page } from '@playwright/test';
import { fractionVisible } from '../support/fractionVisible';
import { open } from '../support/hydrated';
import { storedBefore, TICKET } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

async function openPass(page: Page, theme: 'light' | 'dark') {
  await signedInAs(page, 'customer');
  await storedBefore(page, { tickets: [TICKET], theme });
  await open(page, '/tickets');
  await page.getByRole('button', { name: 'Show Pass TIC-002' }).click();
  const code = page.getByRole('img', { name: 'QR code of ticket TIC-002' });
  await code.waitFor();
  return code;
}

test('the code of a ticket is seen whole in low windows, and printed alone, dark on white', async ({
  page,
}) => {
  const code = await openPass(page, 'dark');
  for (const [width, height] of [
    [320, 320],
    [320, 256],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const shownPart = async () => {
      await code.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      return fractionVisible(code);
    };
    await expect.poll(shownPart, `at ${width} × ${height}`).toBeGreaterThan(0.99);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Sunday Family Day').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'My Tickets' })).toBeHidden();
  const printed = page.locator('[data-print-sheet]');
  await expect(printed.getByText('TIC-002', { exact: true })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(printed.getByRole('img', { name: 'QR code of ticket TIC-002' })).toBeVisible();
});

test('the code of a ticket stays dark on white where the browser darkens pages by itself', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const code = await openPass(page, 'light');
  const shot = (await code.screenshot()).toString('base64');
  const brightest = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    return Math.max(...data.filter((_, at) => at % 4 === 1));
  }, shot);
  expect(brightest).toBe(255);
});
