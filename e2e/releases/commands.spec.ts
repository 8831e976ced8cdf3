// README, npm run dev
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { apiPort, appByFolder, galleryPort, portOf, ROOT, type Target } from '@venue/platform/ports';
import { takenPorts } from '@venue/platform/processes/freePorts';
import { SITE } from '../support/addresses';
import { hydrated } from '../support/hydrated';
import { startCommand } from '../support/startCommand';

// What the README names is started as it stands there, on other ports: `npm start`, `npm run dev`, `npm run gallery`.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const TARGET = 'spare';
const urlOf = (folder: string, target: Target = TARGET) =>
  `http://localhost:${portOf(appByFolder(folder), target)}`;

let running: Awaited<ReturnType<typeof startCommand>> | undefined;

const start = async (command: string, words: string[], ready: string) => {
  running = await startCommand(path.join(ROOT, `platform/commands/${command}.mjs`), words, ready);
};

test.afterEach(async () => {
  await running?.end();
  running = undefined;
});

test('npm start serves the site, its remotes and the API, and leaves no port taken when it ends', async ({
  page,
  request,
}) => {
  await start('start', [TARGET, '--api'], 'Stop with Ctrl+C.');
  const menu = await request.get(`${urlOf('shell')}/menu`);
  expect(menu.status()).toBe(200);
  expect(await menu.text()).toMatch(/<h1[^>]*>[^<]*Menu/);
  await page.goto(`${urlOf('shell')}/menu`);
  await hydrated(page);
  const data = { query: '{ events { id } }' };
  const answer = await request.post(`http://localhost:${apiPort(TARGET)}/graphql`, { data });
  expect(await answer.json()).toMatchObject({ data: { events: [{ id: '1' }, { id: '2' }, { id: '3' }] } });
  await running?.end();
  const ports = [
    ...['shell', 'public-site'].map((each) => portOf(appByFolder(each), TARGET)),
    apiPort(TARGET),
  ];
  expect(await takenPorts(ports)).toEqual([]);
});

test('npm run dev shows one remote from its sources beside the last releases of the others', async ({
  page,
}) => {
  await start('dev', ['public-site', '--target', TARGET], 'Ready after');
  await page.goto(`${urlOf('shell')}/menu`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Menu');
  await page.goto(`${urlOf('shell')}/signin`);
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
});

test('npm run dev --against shows one remote from its sources, the others as a site has them', async ({
  page,
}) => {
  await start('dev', ['public-site', '--against', SITE], 'Ready after');
  await page.goto(`${urlOf('shell', 'beside')}/menu`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Menu');
});

test('npm run gallery shows every part of the design system', async ({ page }) => {
  await start('gallery', [TARGET], 'Every part of the design system');
  await page.goto(`http://localhost:${galleryPort(TARGET)}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
