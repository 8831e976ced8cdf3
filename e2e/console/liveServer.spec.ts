import type { Page } from '@playwright/test';
import { callLiveServer, signInToLiveServer, startLiveServer } from '../support/liveServer';
import { expect, test } from '../support/test';
import { seen, typed } from '../support/typed';
import { signedInAs } from '../support/visitors';

const TOLD = typed('Written while away');

// The policy of the pages names the usual server only.
test.use({ bypassCSP: true });

const rowOf = (page: Page, name: RegExp | string) => page.getByRole('row', { name });
const isLive = (page: Page) => expect(page.getByRole('button', { name: 'Live server' })).toBeVisible();

test(
  'while the server is away nothing pretends to be saved; back again, it is sent and named',
  { tag: '@core' },
  async ({ page, visit }) => {
    // requirements 8, Logged only
    visit.expects(/GraphQL \w+: Failed to fetch|ERR_CONNECTION_REFUSED/);
    visit.allows(/GraphQL .*UNAUTHENTICATED|status of 401/);
    const live = await startLiveServer();
    await callLiveServer(page.context(), live.url);
    await signedInAs(page, 'admin');
    await signInToLiveServer(page);
    await page.goto('/admin/events');
    await isLive(page);
    await live.stop();
    await page.getByRole('button', { name: 'Edit Wine & Nyama Evening' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Event' });
    await dialog.getByLabel('Title').fill(TOLD);
    await dialog.getByRole('button', { name: 'Update Event' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText('Working offline: changes stay on this device until you reload'),
    ).toBeVisible();
    await expect(page.getByText('Kept on this device only.')).toBeVisible();
    await expect(page.getByText('1 change is only here so far')).toBeVisible();
    await expect(rowOf(page, seen(TOLD))).toBeVisible();

    await live.start();
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await isLive(page);
    await expect(page.getByText('The server is back. These changes were sent:')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Sent' })).toContainText(seen(TOLD));
    await page.reload();
    await expect(rowOf(page, seen(TOLD))).toBeVisible();
    await expect(rowOf(page, 'Wine & Nyama Evening')).toHaveCount(0);
    await live.remove();
  },
);
