// docs/recipes/content.md; decisions, Today
import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { placeOf } from '@venue/platform/releases/place';
import { todayCommand } from '@venue/platform/content/todayCommand';
import { startServer } from '@venue/platform/server/startServer';
import { hydrated } from '../support/hydrated';
import { callLiveServer, startLiveServer } from '../support/liveServer';
import { cloneOfSiteTeam } from '../support/otherClone';
import { releaseSite } from '../support/releaseTest';
import { watchShifts } from '../support/shifts';
import { storedBefore } from '../support/stored';
import { expect, test } from '../support/test';
import { exactly } from '../support/typed';
import { signedInAs } from '../support/visitors';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const site = releaseSite();
const store = placeOf({ target: 'release-test' }).store.folder;

/** As `npm run content -- today …` for this site. */
const today = (...words: string[]) => todayCommand(words, { folder: store });

test.afterEach(() => today('clear'));

test('a price of a spreadsheet and an own picture are on the live page after one command, and no other deployment is touched', async ({
  page,
}) => {
  const clone = await cloneOfSiteTeam();
  await clone.write('prices.csv', '\uFEFFid;price\r\n1;260\r\n');
  await cp(
    path.join(ROOT, 'shell/public/share.png'),
    path.join(clone.folder, 'shared/content/pictures/own.png'),
  );
  await clone.change(
    'shared/content/pictures.yaml',
    'photo: 1601050690597-df0568f70950, alt: Samosas on a plate',
    'file: own.png, alt: Our own samosas',
  );
  const command = path.join(clone.folder, 'platform/commands/content.mjs');
  const where = ['--store', store, '--servers', site.origin];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, 'apply', path.join(clone.folder, 'prices.csv'), '--release', ...where],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  expect(stdout).toMatch(/Samosas: KSh\s250 → KSh\s260/);
  expect(stdout).toMatch(/public-site .* is live, in place of .* All other deployments are as they were/);
  const answer = await page.goto(`${site.origin}/menu`);
  expect(await answer?.text()).toMatch(/Samosas[\s\S]*?KSh\s260/);
  await hydrated(page);
  const samosas = page.getByRole('listitem').filter({ hasText: 'Samosas' });
  await expect(samosas).toContainText(/KSh\s260/);
  const picture = samosas.getByAltText('Our own samosas');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(
    await picture.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth > 0]),
  ).toEqual([
    expect.stringMatching(/^http:\/\/localhost:\d+\/files\/public-site\/samosaPlate-\d+\.\w{12}\.webp$/),
    true,
  ]);
});

test('what is sold out is said within 30 seconds on an open page and in an open cart, and nothing moves', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(`${site.origin}/menu`);
  await hydrated(page);
  const samosas = page.getByRole('listitem').filter({ hasText: 'Samosas' });
  await samosas.getByRole('button', { name: /Add/ }).click();
  const cart = await page.context().newPage();
  await cart.goto(`${site.origin}/cart`);
  await hydrated(cart);
  await expect(cart.getByText(/KSh\s250 each/)).toBeVisible();
  const moved = await shifts();

  await today('sold-out', 'Samosas');
  await today('line', 'The band plays until ten');
  await expect(cart.getByText('Sold out today')).toBeVisible({ timeout: 30_000 });
  await expect(cart.getByText('The band plays until ten')).toBeVisible();
  await page.bringToFront();
  await expect(samosas.getByText('Sold out today')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('The band plays until ten')).toBeVisible();
  expect(await shifts()).toBe(moved);

  await today('clear');
  await expect(samosas.getByText('Sold out today')).toBeHidden({ timeout: 30_000 });
  await cart.close();
});

test('what Manage Menu calls sold out is said within 30 seconds on an open page and in an open cart, and outlasts the API', async ({
  page,
  context,
}) => {
  const live = await startLiveServer();
  const server = await startServer({ folder: store, port: 0, api: new URL(live.url).origin });
  const origin = `http://localhost:${server.port}`;
  await page.goto(`${origin}/menu`);
  await hydrated(page);
  const samosas = page.getByRole('listitem').filter({ hasText: 'Samosas' });
  await samosas.getByRole('button', { name: /Add/ }).click();
  const cart = await context.newPage();
  await cart.goto(`${origin}/cart`);
  await expect(cart.getByText(/KSh\s250 each/)).toBeVisible();

  const answer = await fetch(live.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation { signIn(email: "admin@example.com", password: "admin123") }',
    }),
  });
  const { data } = (await answer.json()) as { data: { signIn: string } };
  const console = await context.newPage();
  await callLiveServer(context, '/graphql');
  await signedInAs(console, 'admin');
  await storedBefore(console, { authToken: data.signIn });
  await console.goto(`${origin}/admin/menu`);
  const panel = console.getByRole('region', { name: 'Today on the Website' });
  await panel.getByRole('button', { name: 'Today: nothing special' }).click();
  await panel.getByLabel('Dish That Is Sold Out').selectOption('Samosas');
  await panel.getByLabel('A Line for Today').fill(exactly('The band plays until ten'));
  await panel.getByRole('button', { name: 'Say It' }).click();
  await expect(panel.getByRole('status')).toContainText('Sold out: Samosas');

  await cart.bringToFront();
  await expect(cart.getByText('Sold out today')).toBeVisible({ timeout: 30_000 });
  await expect(cart.getByText('The band plays until ten')).toBeVisible();
  await page.bringToFront();
  await expect(samosas.getByText('Sold out today')).toBeVisible({ timeout: 30_000 });

  await console.close();
  await live.stop();
  await page.reload();
  await expect(samosas.getByText('Sold out today')).toBeVisible();
  await live.start();
  const restarted = await startServer({ folder: store, port: 0, api: new URL(live.url).origin });
  const told = async () => (await fetch(`http://localhost:${restarted.port}/today.json`)).json();
  await expect.poll(told).toMatchObject({ soldOut: ['Samosas'], line: 'The band plays until ten' });
  await cart.close();
  await Promise.all([server.close(), restarted.close(), live.remove()]);
});
