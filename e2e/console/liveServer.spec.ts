import type { Page } from '@playwright/test';
import { expect, test } from '../support/liveServer';

// One after the other, since they share a server.
test.describe.configure({ mode: 'default' });

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const isLive = (page: Page) => expect(page.getByRole('button', { name: 'Live server' })).toBeVisible();

test(
  'an event that is added, edited and deleted on the server is so after a reload',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/admin/events/new');
    const adding = page.getByRole('dialog', { name: 'Add Event' });
    await adding.getByLabel('Title').fill('Taarab Night');
    await adding.getByLabel('Description').fill('Songs of the coast');
    await adding.getByLabel('Date').fill('2030-06-01');
    await adding.getByLabel('Time').fill('19:30');
    await adding.getByLabel('Price (KSh)').fill('1200');
    await adding.getByLabel('Capacity').fill('60');
    await adding.getByRole('button', { name: 'Add Event' }).click();
    await expect(adding).toBeHidden();
    await page.reload();
    await expect(rowOf(page, 'Taarab Night')).toContainText(/KSh\s1,200/);

    await page.getByRole('button', { name: 'Edit Taarab Night' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Event' });
    await editing.getByLabel('Price (KSh)').fill('1500');
    await editing.getByRole('button', { name: 'Update Event' }).click();
    await expect(editing).toBeHidden();
    await page.reload();
    await expect(rowOf(page, 'Taarab Night')).toContainText(/KSh\s1,500/);

    await page.getByRole('button', { name: 'Delete Taarab Night' }).click();
    await page.getByRole('button', { name: 'Delete Event' }).click();
    await expect(rowOf(page, 'Taarab Night')).toHaveCount(0);
    await page.reload();
    await expect(rowOf(page, 'Jazz under the Acacias')).toBeVisible();
    await expect(rowOf(page, 'Taarab Night')).toHaveCount(0);
    await isLive(page);
  },
);

test('a stall and its pictures are kept by the server', async ({ page }) => {
  await page.goto('/admin/stalls/new');
  const adding = page.getByRole('dialog', { name: 'Add Stall' });
  await adding.getByLabel('Name').fill('Pwani Kitchen');
  await adding.getByLabel('Description').fill('Coconut and cardamom');
  await adding.getByLabel('Location').fill('Food court');
  await adding.getByRole('button', { name: 'Add Stall' }).click();
  await expect(adding).toBeHidden();

  await page.getByRole('button', { name: 'Gallery Pwani Kitchen' }).click();
  const gallery = page.getByRole('dialog', { name: 'Gallery Images - Pwani Kitchen' });
  for (const name of ['biryani', 'mahamri']) {
    await gallery.getByLabel('Image URL').fill(`https://pictures.example/${name}.jpg`);
    await gallery.getByRole('button', { name: 'Add Image' }).click();
    await expect(gallery.getByText(`${name}.jpg`)).toBeVisible();
  }
  await page.reload();
  await page.getByRole('button', { name: 'Gallery Pwani Kitchen' }).click();
  await gallery.getByRole('button', { name: /Remove .*biryani/ }).click();
  await page.getByRole('button', { name: 'Remove Picture' }).click();
  await expect(gallery.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await page.getByRole('button', { name: 'Gallery Pwani Kitchen' }).click();
  await expect(gallery.getByRole('listitem')).toHaveCount(1);
  await expect(gallery.getByText('mahamri.jpg')).toBeVisible();
  await gallery.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Edit Pwani Kitchen' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Stall' });
  await editing.getByLabel('Location').fill('By the pond');
  await editing.getByRole('button', { name: 'Update Stall' }).click();
  await expect(editing).toBeHidden();
  await page.reload();
  await expect(rowOf(page, 'Pwani Kitchen')).toContainText('By the pond');

  await page.getByRole('button', { name: 'Delete Pwani Kitchen' }).click();
  await page.getByRole('button', { name: 'Delete Stall' }).click();
  await expect(rowOf(page, 'Pwani Kitchen')).toHaveCount(0);
  await page.reload();
  await isLive(page);
  await expect(rowOf(page, 'Pwani Kitchen')).toHaveCount(0);
});

test('a reservation is added and confirmed on the server', async ({ page }) => {
  await page.getByRole('button', { name: 'New Reservation' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Reservation' });
  await dialog.getByLabel('Date').fill('2030-06-01');
  await dialog.getByLabel('Time').fill('19:30');
  await dialog.getByLabel('Name').fill('Wanjiku Maina');
  await dialog.getByLabel('Phone').fill('+254 700 000 999');
  await dialog.getByRole('button', { name: 'Add Reservation' }).click();
  await expect(dialog).toBeHidden();
  const row = rowOf(page, 'Wanjiku Maina');
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
    await dialog.getByLabel('Title').fill('Written while away');
    await dialog.getByRole('button', { name: 'Update Event' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText('Working offline: changes stay on this device until you reload'),
    ).toBeVisible();
    await expect(page.getByText('Kept on this device only.')).toBeVisible();
    await expect(page.getByText('1 change is only here so far')).toBeVisible();
    await expect(rowOf(page, 'Written while away')).toBeVisible();

    await live.start();
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await isLive(page);
    await expect(page.getByText('The server is back. These changes were sent:')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Sent' })).toContainText('Written while away');
    await page.reload();
    await expect(rowOf(page, 'Written while away')).toBeVisible();
    await expect(rowOf(page, 'Wine & Nyama Evening')).toHaveCount(0);
  },
);
