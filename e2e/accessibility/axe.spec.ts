import type { Page } from '@playwright/test';
import {
  ADMIN_PATHS,
  GALLERY,
  PORTAL_PATHS,
  addressesOfEachScreen,
  UNLISTED_PATHS,
  API_ORIGIN,
} from '../support/addresses';
import { expectAccessibleAtAllWidths } from '../support/barriers';
import { hydrated } from '../support/hydrated';
import { test } from '../support/test';
import { signedInAs } from '../support/visitors';

async function expectPageForEverybody(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.locator('main h1, main h2').first().waitFor();
  await expectAccessibleAtAllWidths(page, path);
}

test.use({ reducedMotion: 'reduce' } as object);

test('axe finds nothing on the public pages on a phone and a desktop in both themes', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  for (const path of [...(await addressesOfEachScreen(request)), ...UNLISTED_PATHS, '/signin'])
    await test.step(path, () => expectPageForEverybody(page, path));
});

test('axe finds nothing on the gallery of the design system on a phone and a desktop in both themes', async ({
  page,
}) => {
  // README, npm run gallery
  await page.goto(GALLERY);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessibleAtAllWidths(page);
});

test('axe finds nothing on the not-found page on a phone and a desktop in both themes', async ({
  page,
  visit,
}) => {
  await expectPageForEverybody(page, '/nowhere');
  visit.expects(/status of 404|Not found: \/nowhere/);
});

test('axe finds nothing on the pages of a customer on a phone and a desktop in both themes', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signedInAs(page, 'customer');
  for (const path of PORTAL_PATHS) await test.step(path, () => expectPageForEverybody(page, path));
});

test('axe finds nothing on the Access Denied page on a phone and a desktop in both themes', async ({
  page,
}) => {
  await page.goto('/admin/stalls');
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
  await expectAccessibleAtAllWidths(page);
});

test('axe finds nothing on the console on a phone and a desktop in both themes', async ({ page, visit }) => {
  test.setTimeout(120_000);
  await page.route(`${API_ORIGIN}/**`, (route) => route.abort());
  await signedInAs(page, 'admin');
  for (const path of ADMIN_PATHS) await test.step(path, () => expectPageForEverybody(page, path));
  // requirements 8, Logged only: no server answers
  visit.expects(/GraphQL|Failed to load resource/);
});
