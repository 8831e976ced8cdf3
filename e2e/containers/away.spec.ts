// docs/hosting.md, While something is away
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ADMIN, type Containers, openContainers } from '@venue/platform/testing/docker';
import { changedBuild } from '../support/changedBuild';
import { hydrated } from '../support/hydrated';
import { signInToLiveServer } from '../support/liveServer';
import { expect, test } from '../support/test';
import { seen, typed } from '../support/typed';
import { signedInAs } from '../support/visitors';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const ADDED = typed('Taarab Night');
const AWAY = typed('Written while away');

let stack: Containers;
test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  stack = await openContainers({ transcript: 'away.txt' });
  await stack.compose('--profile', '*', 'build');
  await stack.compose('run', '--rm', 'deploy');
  await stack.compose('up', '--detach', '--wait');
});
test.afterAll(() => stack.close());

const kill = (service: string) => stack.compose('kill', service);
const healthOf = (service: string) => stack.compose('ps', '--all', '--format={{.Health}}', service);
async function restart(service: string) {
  await stack.compose('start', service);
  await expect.poll(() => healthOf(service), { timeout: 90_000 }).toBe('healthy');
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: seen(name) });
const isLive = (page: Page) =>
  expect(page.getByRole('button', { name: 'Live server', exact: true })).toBeVisible();

/** Signs in on the server with the account of `.env`; the site's own sign-in is there already. */
async function signInToServer(page: Page) {
  await signedInAs(page, 'admin');
  await signInToLiveServer(page, ADMIN);
}

async function addEvent(page: Page, title: string) {
  await page.goto('/admin/events/new');
  const dialog = page.getByRole('dialog', { name: 'Add Event' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill(typed('Songs of the coast', 'text'));
  await dialog.getByLabel('Date').fill('2030-06-01');
  await dialog.getByLabel('Time').fill('19:30');
  await dialog.getByLabel('Price (KSh)').fill('1200');
  await dialog.getByLabel('Capacity').fill('60');
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(dialog).toBeHidden();
}

/** requirements 8, Logged only: what the server refuses before the sign-in, and while it is away. */
const SERVER_MESSAGES = /GraphQL|Failed to load resource/;

test.beforeEach(({ visit }) => visit.allows(SERVER_MESSAGES));

test('an event that is added on the server is there after a reload, by the one port that is open', async ({
  page,
  visit,
}) => {
  await signInToServer(page);
  await addEvent(page, ADDED);
  await page.reload();
  await expect(rowOf(page, ADDED)).toContainText(/KSh\s1,200/);
  await isLive(page);
  const ours = visit.requests.filter((url) => url.startsWith('http://localhost'));
  expect(ours.filter((url) => !url.startsWith(`${stack.origin}/`))).toEqual([]);
  expect(ours).toContain(`${stack.origin}/graphql`);
});

test('a console of another build works with the API, and a tab that is open meanwhile as well', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  await signInToServer(page);
  await page.goto('/admin/events');
  await isLive(page);
  // Another text of the same operation, which the API of this build has never seen.
  const build = await changedBuild('admin-console', {
    code: (code) => code.replaceAll('query events {', 'query events  {'),
  });
  await stack.putBuild(build, 'admin-console');
  await stack.releases('release', 'admin-console', '--from', '/srv/builds');
  await page.getByRole('link', { name: 'Back to Admin Dashboard' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Manage Reservations/ })
    .click();
  await isLive(page);
  asked.length = 0;
  await page.goto('/admin/events');
  await isLive(page);
  expect(asked.some((body) => body.includes('query events  {'))).toBe(true);
  await stack.releases('rollback', 'admin-console');
  await page.reload();
  await isLive(page);
  await rm(build, { recursive: true });
});

test('a body that is too long and a flood of requests do not reach the API', async () => {
  const send = async (body: string, address: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
    const answer = await fetch(`${stack.origin}/graphql`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer.status;
  };
  expect(await send(JSON.stringify({ query: 'x'.repeat(2_000_000) }), '203.0.113.1')).toBe(413);
  // Far more at once than the 40 a second and 120 on top that one address may send.
  const flood = await Promise.all(Array.from({ length: 1000 }, () => send('{}', '203.0.113.2')));
  expect(flood.filter((status) => status === 429).length).toBeGreaterThan(100);
  // Another address is let through; the API answers that it was asked nothing.
  expect(await send('{}', '203.0.113.3')).toBe(200);
});

test('the site is killed: an open page goes on, and all is well after its restart', async ({
  page,
  visit,
}) => {
  visit.allows(/Load failed|net::ERR_|valid digest|Refused to execute script/);
  await page.goto('/menu');
  await hydrated(page);
  await kill('site');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Increase quantity/ }).first()).toBeVisible();
  await expect(page.goto('/stalls')).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  // The browser's own error page may still be on its way, and would interrupt the next address.
  await page.waitForURL(/^chrome-error:/);
  await restart('site');
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: 'Dishes in your cart' }).getByRole('listitem')).toHaveCount(1);
});

test('the API is killed: the administrator is told, and is still signed in after its restart', async ({
  page,
}) => {
  await signInToServer(page);
  await addEvent(page, 'Before the kill');
  await isLive(page);
  await kill('api');
  await page.getByRole('button', { name: 'Edit Before the kill' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await dialog.getByLabel('Title').fill(AWAY);
  await dialog.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByText('Working offline: changes stay on this device until you reload')).toBeVisible();
  expect((await page.request.get('/menu')).status()).toBe(200);
  await restart('api');
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await isLive(page);
  await expect(page.getByRole('list', { name: 'Sent' })).toContainText(seen(AWAY));
  await page.reload();
  await expect(rowOf(page, AWAY)).toBeVisible();
  await isLive(page);
});

test('PostgreSQL is killed: visitors notice nothing, and nothing that was saved is lost', async ({
  page,
}) => {
  await signInToServer(page);
  await addEvent(page, 'Kept by PostgreSQL');
  await kill('postgres');
  await expect.poll(() => healthOf('api'), { timeout: 90_000 }).toBe('unhealthy');
  expect((await page.request.get('/')).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/Working offline|Sample data/).first()).toBeVisible();
  await restart('postgres');
  await expect(async () => {
    await page.reload();
    await expect(rowOf(page, 'Kept by PostgreSQL')).toBeVisible({ timeout: 5000 });
  }).toPass();
  await isLive(page);
});
