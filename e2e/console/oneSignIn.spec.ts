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

test(
  'from the home page to the first saved event there is one sign-in, and nothing but the token is stored',
  { tag: '@core' },
  async ({ page, calls, visit }) => {
    const live = await startLiveServer();
    await callLiveServer(page.context(), live.url);
    await page.goto('/');
    await page.goto('/signin');
    await page.getByLabel('Email').fill('admin@example.com');
    await page.getByLabel('Password').fill(PASSWORD);
    expect(calls).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.getByRole('button', { name: 'Live server' })).toBeVisible();
    expect(calls[0]).toBe('signIn');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Manage Events/ })
      .click();
    await page.getByRole('button', { name: 'Add Event' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Event' });
    await dialog.getByLabel('Title').fill(TITLE);
    await dialog.getByLabel('Description').fill(typed('Songs of the coast', 'text'));
    await dialog.getByLabel('Date').fill('2030-06-01');
    await dialog.getByLabel('Time').fill('19:30');
    await dialog.getByRole('button', { name: 'Add Event' }).click();
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
