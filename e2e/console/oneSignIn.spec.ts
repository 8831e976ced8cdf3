import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/barriers';
import { callLiveServer, startLiveServer } from '../support/liveServer';
import { storedNow } from '../support/stored';
import { expect, test as base } from '../support/test';
import { exactly, seen, typed } from '../support/typed';

const TITLE = typed('Taarab Night');
const PASSWORD = exactly('admin123');

const test = base.extend<{ calls: string[] }>({
  // The policy of the pages names the usual server only.
  bypassCSP: true,
  /** The operations that the page has sent to a server. */
  calls: async ({ page }, provide) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return;
      calls.push((request.postDataJSON() as { operationName: string }).operationName);
    });
    await provide(calls);
  },
});

/** From the home page to the administrator's dashboard, as a person goes. */
async function signInAtSite(page: Page, beforeSignIn: () => void = () => undefined) {
  await page.goto('/');
  await page.goto('/signin');
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password').fill(PASSWORD);
  beforeSignIn();
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
}

async function addEvent(page: Page, title: string) {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Manage Events/ })
    .click();
  await expect(page.getByRole('button', { name: 'Live server' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Event' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill(typed('Songs of the coast', 'text'));
  await dialog.getByLabel('Date').fill('2030-06-01');
  await dialog.getByLabel('Time').fill('19:30');
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(dialog).toBeHidden();
}

test(
  'from the home page to the first saved event there is one sign-in, and nothing but the token is stored',
  { tag: '@core' },
  async ({ page, calls, visit }) => {
    const live = await startLiveServer();
    await callLiveServer(page.context(), live.url);
    await signInAtSite(page, () => expect(calls).toEqual([]));
    await expect(page.getByRole('button', { name: 'Live server' })).toBeVisible();
    expect(calls[0]).toBe('signIn');
    await addEvent(page, TITLE);
    await expect(page.getByText(seen(`Event “${TITLE}” added`))).toBeVisible();
    await expect(page.getByText('Kept on this device only.')).toHaveCount(0);
    expect(calls.filter((name) => name === 'signIn')).toHaveLength(1);

    const stored = await storedNow(page);
    expect(stored.authToken).toMatch(/^\S+$/);
    const kept = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        window.history.state,
        window.location.href,
      ]),
    );
    expect(kept).not.toContain(PASSWORD);

    await page.reload();
    await expect(page.getByRole('row', { name: seen(TITLE) })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Live server' })).toBeVisible();
    expect(calls.filter((name) => name === 'signIn')).toHaveLength(1);
    expect(visit.messages).toEqual([]);
    await live.remove();
  },
);

test('what was typed outlives a page load before the server has answered, and stays in no storage', async ({
  page,
  calls,
  visit,
}) => {
  // requirements 8, Logged only
  visit.expects(/GraphQL \w+: .*UNAUTHENTICATED|status of 401|Failed to fetch|Failed to load resource/);
  const live = await startLiveServer();
  await callLiveServer(page.context(), live.url);
  // The server is away during the first attempt, so that what was typed is still unused.
  await live.stop();
  await signInAtSite(page);
  await expect(page.getByText('Working offline: changes stay on this device until you reload')).toBeVisible();
  await live.start();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Live server' })).toBeVisible();
  expect(calls.filter((name) => name === 'signIn')).toHaveLength(2);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(PASSWORD);
  await live.remove();
});

test('of an account with a second factor only the code is asked for, and what was typed stays in no storage', async ({
  page,
  calls,
  visit,
}) => {
  visit.expects(/GraphQL \w+: |status of 401/);
  const live = await startLiveServer();
  await callLiveServer(page.context(), live.url);
  const extensions = { code: 'CODE_NEEDED' };
  await page.route(live.url, (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('signIn(') || body.includes('"code":"123456"')) return route.continue();
    return route.fulfill({
      json: { errors: [{ message: 'Enter the code.', path: ['signIn'], extensions }] },
    });
  });
  await signInAtSite(page);
  const dialog = page.getByRole('dialog', { name: 'Sign in to the live server' });
  await expect(dialog.getByText('admin@example.com')).toBeVisible();
  await expect(dialog.getByLabel('Code of the Authenticator App')).toBeFocused();
  await expect(dialog.getByLabel('Password')).toHaveCount(0);
  await expectAccessible(page, 'the question for a code');
  const kept = await page.evaluate(() => {
    // A page that goes writes what the console has not used.
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  });
  expect(kept).not.toContain(PASSWORD);
  await page.keyboard.type(exactly('123456'));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Live server' })).toBeVisible();
  expect(calls.filter((name) => name === 'signIn')).toHaveLength(2);
  await live.remove();
});
