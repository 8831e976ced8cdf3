import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

test('every script of a page tells Chromium to compile it in the background', async ({
  page,
  request,
  visit,
}) => {
  await page.goto('/');
  await hydrated(page);
  const scripts = visit.requests.filter((url) => new URL(url).pathname.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(2);
  // The settings are one assignment.
  const others = /\/(service-worker|settings\.[0-9a-f]{8})\.js$/;
  for (const script of scripts.filter((url) => !others.test(url))) {
    const code = await (await request.get(script)).text();
    expect(code.startsWith('//# allFunctionsCalledOnLoad'), script).toBe(true);
  }
});

test('the public bundle holds no code of the GraphQL client', async ({ page, request, visit }) => {
  await page.goto('/');
  await hydrated(page);
  const scripts = visit.requests.filter((url) => new URL(url).pathname.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) {
    const code = await (await request.get(script)).text();
    expect(code.includes('updateReservationStatus'), script).toBe(false);
  }
});
