import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { kill, startApiProcess } from './apiProcess';
import { expect } from './test';

const TEST_ADMIN = { email: 'admin@example.com', password: 'admin123' };

/** The API on a new folder with the sample data. */
export async function startLiveServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'live-server-'));
  let { child, url } = await startApiProcess(folder, 0);
  return {
    url,
    /** Ends it from one moment to the next. */
    stop: () => kill(child),
    /** Starts it again where it was, with what it had stored. */
    async start() {
      ({ child, url } = await startApiProcess(folder, Number(new URL(url).port)));
    },
    async remove() {
      await kill(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The console's pages call the server of these tests, as `GRAPHQL_URL` would have told them. */
export const callLiveServer = (context: BrowserContext, url: string) =>
  context.addInitScript((graphqlUrl) => {
    let settings: object = {};
    Object.defineProperty(window, '__VENUE__', {
      get: () => settings,
      set: (value: object) => (settings = { ...value, graphqlUrl }),
    });
  }, url);

/** Signs in to the live server by the chip of a list that only administrators may read. */
export async function signInToLiveServer(page: Page, { email, password } = TEST_ADMIN) {
  await page.goto('/admin/reservations');
  await page.getByRole('button', { name: 'Sample data: sign in to the live server' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to the live server' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Signed in to the live server')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Live server' })).toBeVisible();
}
