import { expect, test } from '../support/test';

test('static pages tell search engines what is offered, where and when', async ({ request }) => {
  for (const [address, told] of [
    ['/', /"@type":"Restaurant".*"validFrom":"\d{4}-12-25"/],
    ['/menu', /"@type":"Offer","price":250,"priceCurrency":"KES"/],
    ['/events/friday-live-band', /"@type":"EventSeries"/],
    ['/stalls/carwash', /"@type":"AutoWash".*"opens":"07:00"/],
  ] as const) {
    expect(await (await request.get(address)).text(), address).toMatch(told);
  }
});

test('the table of contents of a legal page leads to its sections', async ({ page }) => {
  for (const [path, last] of [
    ['/privacy-policy', 'Changes to This Policy'],
    ['/terms-and-conditions', 'Contact Us'],
  ] as const) {
    await page.goto(path);
    const heading = page.getByRole('heading', { name: last });
    await expect(heading).not.toBeInViewport();
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: last }).click();
    await expect(heading).toBeInViewport();
  }
});
