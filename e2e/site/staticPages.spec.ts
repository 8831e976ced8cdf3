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
