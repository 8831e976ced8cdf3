import ICAL from 'ical.js';
import { staticPages } from '../support/addresses';
import { open } from '../support/hydrated';
import { expect, test } from '../support/test';

test('every public address answers with its page', async ({ request }) => {
  for (const address of staticPages().keys()) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(await answer.text(), address).toContain('<h1');
  }
});

test('a dish gets from the menu into the cart, and stays there', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).first().click();
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/cart');
  const rows = page.getByRole('list', { name: 'Dishes in your cart' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
});

test('files are compressed and kept for ever, pages are asked for anew', async ({ request }) => {
  const registry = (await (await request.get('/registry.json')).json()) as {
    microFrontends: Record<string, { url: string }[]>;
  };
  const html = await (await request.get('/')).text();
  const shared = [...html.matchAll(/(?<=")\/(?:react|main)\.[0-9a-f]{8}\.\w+/g)];
  const files = new Set(shared.map(([file]) => file));
  expect(files.size).toBe(2);
  const entries = Object.values(registry.microFrontends).map(([live]) => live?.url ?? '');
  for (const file of [...files, ...entries]) {
    const { headers, status } = await request
      .get(file, { headers: { 'Accept-Encoding': 'br' } })
      .then((answer) => ({ headers: answer.headers(), status: answer.status() }));
    expect(status, file).toBe(200);
    expect(headers, file).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.vary, file).toContain('Accept-Encoding');
  }
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(await worker.text()).toContain('self.offlineCopy=');
  for (const path of ['/', '/menu', '/orders', '/nowhere', '/registry.json', '/service-worker.js'])
    expect((await request.get(path)).headers()['cache-control'], path).toMatch(
      /^(private, )?no-cache, no-transform$/,
    );
  const page = await request.get('/menu');
  const again = await request.get('/menu', { headers: { 'If-None-Match': page.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('every kind of answer has the headers that protect it', async ({ request }) => {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
  for (const path of ['/', '/menu', '/orders', '/nowhere', '/Menu', '/registry.json', '/favicon.svg']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject(common);
    expect(headers['permissions-policy'], path).toContain('geolocation=()');
    expect(headers, path).not.toHaveProperty('strict-transport-security');
  }
  for (const path of ['/', '/menu', '/orders', '/nowhere']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toMatch(/script-src 'self'[^;]* 'sha256-/);
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers['integrity-policy'], path).toBe('blocked-destinations=(script)');
  }
  // Nobody stands in front of this server whose word would be believed.
  const pretended = await request.get('/', { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(pretended.headers()).not.toHaveProperty('strict-transport-security');
});

test('the calendar of the events is a file of the site, with a rule for each series', async ({ request }) => {
  const answer = await request.get('/events.ics');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/calendar/);
  const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
  expect(events.map((event) => String(event.getFirstPropertyValue('rrule')))).toContain(
    'FREQ=WEEKLY;BYDAY=FR',
  );
  for (const event of events)
    expect(event.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Africa/Nairobi');
});
