import type { Page } from '@playwright/test';
import { isolated } from '@venue/shared/text';
import { expect, test } from '../support/liveServer';
import { seen, typed } from '../support/typed';

const TITLE = typed('Taarab Night');
const STALL = typed('Pwani Kitchen');
const PLACE = typed('By the pond', 'line');
const GUEST = typed('Wanjiku Maina');
const TOLD = typed('Written while away');

// One after the other, since they share a server.
test.describe.configure({ mode: 'default' });

const rowOf = (page: Page, name: RegExp | string) => page.getByRole('row', { name });
const isLive = (page: Page) => expect(page.getByRole('button', { name: 'Live server' })).toBeVisible();

test(
  'an event that is added, edited and deleted on the server is so after a reload',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/admin/events/new');
    const adding = page.getByRole('dialog', { name: 'Add Event' });
    await adding.getByLabel('Title').fill(TITLE);
    await adding.getByLabel('Description').fill(typed('Songs of the coast', 'text'));
    await adding.getByLabel('Date').fill('2030-06-01');
    await adding.getByLabel('Time').fill('19:30');
    await adding.getByLabel('Price (KSh)').fill('1200');
    await adding.getByLabel('Capacity').fill('60');
    await adding.getByRole('button', { name: 'Add Event' }).click();
    await expect(adding).toBeHidden();
    await page.reload();
    await expect(rowOf(page, seen(TITLE))).toContainText(/KSh\s1,200/);

    await page.getByRole('button', { name: `Edit ${isolated(TITLE)}` }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Event' });
    await editing.getByLabel('Price (KSh)').fill('1500');
    await editing.getByRole('button', { name: 'Update Event' }).click();
    await expect(editing).toBeHidden();
    await page.reload();
    await expect(rowOf(page, seen(TITLE))).toContainText(/KSh\s1,500/);

    await page.getByRole('button', { name: `Delete ${isolated(TITLE)}` }).click();
    await page.getByRole('button', { name: 'Delete Event' }).click();
    await expect(rowOf(page, seen(TITLE))).toHaveCount(0);
    await page.reload();
    await expect(rowOf(page, 'Jazz under the Acacias')).toBeVisible();
    await expect(rowOf(page, seen(TITLE))).toHaveCount(0);
    await isLive(page);
  },
);

test('a stall and its pictures are kept by the server', async ({ page }) => {
  await page.goto('/admin/stalls/new');
  const adding = page.getByRole('dialog', { name: 'Add Stall' });
  await adding.getByLabel('Name').fill(STALL);
  await adding.getByLabel('Description').fill(typed('Coconut and cardamom', 'text'));
  await adding.getByLabel('Location').fill(typed('Food court', 'line'));
  await adding.getByRole('button', { name: 'Add Stall' }).click();
  await expect(adding).toBeHidden();

  await page.getByRole('button', { name: `Gallery ${isolated(STALL)}` }).click();
  const gallery = page.getByRole('dialog', { name: `Gallery Images - ${isolated(STALL)}` });
  for (const name of ['biryani', 'mahamri']) {
    await gallery.getByLabel('Image URL').fill(`https://pictures.example/${name}.jpg`);
    await gallery.getByRole('button', { name: 'Add Image' }).click();
    await expect(gallery.getByText(`${name}.jpg`)).toBeVisible();
  }
  await page.reload();
  await page.getByRole('button', { name: `Gallery ${isolated(STALL)}` }).click();
  await gallery.getByRole('button', { name: /Remove .*biryani/ }).click();
  await page.getByRole('button', { name: 'Remove Picture' }).click();
  await expect(gallery.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await page.getByRole('button', { name: `Gallery ${isolated(STALL)}` }).click();
  await expect(gallery.getByRole('listitem')).toHaveCount(1);
  await expect(gallery.getByText('mahamri.jpg')).toBeVisible();
  await gallery.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: `Edit ${isolated(STALL)}` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Stall' });
  await editing.getByLabel('Location').fill(PLACE);
  await editing.getByRole('button', { name: 'Update Stall' }).click();
  await expect(editing).toBeHidden();
  await page.reload();
  await expect(rowOf(page, seen(STALL))).toContainText(seen(PLACE));

  await page.getByRole('button', { name: `Delete ${isolated(STALL)}` }).click();
  await page.getByRole('button', { name: 'Delete Stall' }).click();
  await expect(rowOf(page, seen(STALL))).toHaveCount(0);
  await page.reload();
  await isLive(page);
  await expect(rowOf(page, seen(STALL))).toHaveCount(0);
});

test('a reservation is added and confirmed on the server', async ({ page }) => {
  await page.getByRole('button', { name: 'New Reservation' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Reservation' });
  await dialog.getByLabel('Date').fill('2030-06-01');
  await dialog.getByLabel('Time').fill('19:30');
  await dialog.getByLabel('Name').fill(GUEST);
  await dialog.getByLabel('Phone').fill(typed('+254 700 000 999', 'phone'));
  await dialog.getByRole('button', { name: 'Add Reservation' }).click();
  await expect(dialog).toBeHidden();
  const row = rowOf(page, seen(GUEST));
  await expect(row).toContainText('Pending');
  await row.getByRole('button', { name: /^Confirm/ }).click();
  await expect(row).toContainText('Confirmed');
  await expect(page.getByText(/Reservation RES-\d+ confirmed/)).toBeVisible();
  await page.reload();
  await expect(row).toContainText('Confirmed');
  await isLive(page);
});

test(
  'while the server is away nothing pretends to be saved; back again, it is sent and named',
  { tag: '@core' },
  async ({ page, visit, live }) => {
    // requirements 8, Logged only
    visit.expects(/GraphQL \w+: Failed to fetch|ERR_CONNECTION_REFUSED/);
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
  },
);
