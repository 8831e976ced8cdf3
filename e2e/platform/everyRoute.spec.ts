// requirements 2, Access denied; requirements 2, Guests on account screens; requirements 6, Guests;
// requirements 6, Signed-in pages; requirements 6, Administrators; requirements 8, Access; decisions, Access to events
import {
  ADMIN_PATHS,
  API_ORIGIN,
  PORTAL_PATHS,
  REMOTES,
  UNKNOWN_PATHS,
  UNLISTED_PATHS,
} from '../support/addresses';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

for (const path of UNLISTED_PATHS)
  test(`${path} answers 200, says that the item was not found, and requests nothing of portal and console`, async ({
    page,
    visit,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: /Not Found/ })).toBeVisible();
    expect(visit.requests.filter((url) => /:310[23]\/|:4[0-9]00/.test(url))).toEqual([]);
  });

for (const path of PORTAL_PATHS) {
  test(`a guest at ${path} is sent to sign-in without seeing the page`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(`/signin?from=${encodeURIComponent(path)}`);
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });

  test(`a customer opens ${path} directly`, async ({ page }) => {
    await signedInAs(page, 'customer');
    await page.goto(path);
    await hydrated(page);
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).toBeVisible();
  });
}

/** requirements 7, Without a server call. The menu asks for the stalls, whose names its dishes carry. */
const ADMIN_PATHS_WITHOUT_SERVER = /^\/admin\/orders/;

for (const path of ADMIN_PATHS) {
  test(`guest and customer see Access Denied at ${path}, and nothing of the console is loaded`, async ({
    page,
    visit,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await signedInAs(page, 'customer');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(visit.requests.filter((url) => url.startsWith(REMOTES.adminConsole))).toEqual([]);
  });

  test(`an admin opens ${path} directly`, async ({ page, visit }) => {
    await page.route(`${API_ORIGIN}/**`, (route) => route.abort());
    await signedInAs(page, 'admin');
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toHaveCount(0);
    // requirements 8, Logged only: no server answers
    if (!ADMIN_PATHS_WITHOUT_SERVER.test(path)) visit.expects(/GraphQL|Failed to load resource/);
  });
}

for (const path of UNKNOWN_PATHS)
  test(`${path} answers 404 with the not-found page, which logs its path`, async ({ page, visit }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(page).toHaveTitle(/not found/i);
    await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toHaveAttribute('href', '/');
    visit.expects(/status of 404/);
    if (path === '/%E0%A4%A') visit.expects(/could not be decoded/);
    visit.expects(new RegExp(`Not found: ${new URL(page.url()).pathname}`));
  });
