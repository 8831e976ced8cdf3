// decisions, Oldest browsers
import type { Page } from '@playwright/test';
import { open } from '../support/hydrated';
import { messageOf } from '../support/booking';
import { daysAhead } from '../support/nairobi';
import { expect, test } from '../support/test';
import { typed } from '../support/typed';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const BROWSERS = [
  ['WhatsApp', `${ANDROID} Chrome/114.0.5735.196 Mobile Safari/537.36 WhatsApp/2.24.10`],
  ['Facebook', `${ANDROID} Chrome/120.0.6099.144 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/446.0.0.36.110;]`],
  [
    'Instagram',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21C62 Instagram 312.0.1',
  ],
] as const;

/** What these browsers lack: files, windows, printing, sharing, and, when they forget everything, storage. */
const takeAway = (page: Page) =>
  page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new Error('No files are saved here.');
    };
    window.open = () => null;
    Object.assign(window, { print: undefined });
    for (const name of ['share', 'clipboard'])
      Object.defineProperty(navigator, name, { value: undefined, configurable: true });
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

for (const [name, userAgent] of BROWSERS)
  test.describe(`inside ${name}`, () => {
    test.use({ userAgent, viewport: { width: 390, height: 700 } });

    test(`a diner orders and books in the browser inside ${name}`, async ({ page }) => {
      await takeAway(page);
      const calendar = page.waitForRequest(/^https:\/\/calendar\.google\.com\//);
      await page.route('https://calendar.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' }),
      );
      await open(page, '/order');
      await page.getByRole('button', { name: 'Add to Cart Samosas' }).click();
      await page.getByLabel('Full Name').fill(typed('Amina Wanjiru'));
      await page.getByLabel('Phone').fill(typed('0722 000 000', 'phone'));
      await page.getByLabel('Address').fill(typed('Riverside Drive 14', 'line'));
      await page.getByRole('button', { name: 'Place Order' }).click();
      const order = page.getByRole('link', { name: /WhatsApp/ }).first();
      expect(await messageOf(order)).toContain('Samosas');

      await open(page, '/reservations');
      await page.getByLabel('Date').fill(daysAhead(30));
      await page.getByLabel('Time').selectOption('7:00 PM');
      await page.getByLabel('Guests').selectOption('4');
      await page.getByLabel('Full Name').fill(typed('Otieno Ouma'));
      await page.getByLabel('Phone').fill(typed('0722 000 000', 'phone'));
      await page.getByLabel('Email').fill(typed('otieno@example.com', 'email'));
      await page.getByRole('button', { name: 'Reserve Table' }).click();
      const panel = page.getByRole('region', { name: 'Thank you for your reservation' });
      await expect(panel).toBeVisible();
      await panel.getByRole('button', { name: 'Add to calendar' }).click();
      const { searchParams } = new URL((await calendar).url());
      expect(searchParams.get('dates')).toMatch(/^\d{8}T190000\/\d{8}T210000$/);
    });
  });
