import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** What a page tells search engines, as they read it: from the file, without running anything. */
async function toldBy(page: Page, address: string): Promise<unknown[]> {
  const html = await (await page.request.get(address)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json) as unknown);
}

const closedDay = { validFrom: expect.stringMatching(/-12-25$/), opens: '00:00', closes: '00:00' };

test('the home page tells search engines where to reserve and order, and when the venue is closed', async ({
  page,
}) => {
  expect(await toldBy(page, '/')).toContainEqual(
    expect.objectContaining({
      '@type': 'Restaurant',
      potentialAction: [
        expect.objectContaining({ '@type': 'ReserveAction' }),
        expect.objectContaining({ '@type': 'OrderAction' }),
      ],
      specialOpeningHoursSpecification: expect.arrayContaining([expect.objectContaining(closedDay)]),
    }),
  );
});

test('the pages of menu and events tell search engines what is offered and where', async ({ page }) => {
  const offer = { '@type': 'Offer', availability: 'https://schema.org/InStock' };
  const menu = JSON.stringify(await toldBy(page, '/menu'));
  expect(menu).toContain('"@type":"Offer","price":250,"priceCurrency":"KES"');
  expect(await toldBy(page, '/events/friday-live-band')).toContainEqual(
    expect.objectContaining({
      '@type': 'Event',
      offers: expect.objectContaining({
        ...offer,
        url: expect.stringMatching(/\/events\/friday-live-band$/),
      }),
      potentialAction: expect.objectContaining({ '@type': 'ReserveAction' }),
    }),
  );
});
