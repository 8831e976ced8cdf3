import { staticAddresses, UNLISTED_PATHS } from '../support/addresses';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

test('a guest on any public page requests nothing of the portal, the console or GraphQL', async ({
  page,
  request,
  visit,
}) => {
  test.setTimeout(180_000);
  for (const address of [...(await staticAddresses(request)), ...UNLISTED_PATHS]) {
    await page.goto(address);
    await hydrated(page);
  }
  expect(visit.requests.length).toBeGreaterThan(50);
  const foreign = visit.requests.filter((url) => /:310[23]\/|graphql|:4000|:4100/i.test(url));
  expect(foreign).toEqual([]);
});

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
