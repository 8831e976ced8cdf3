import { expectNoBarriers } from '../support/barriers';
import { expect, test } from '../support/consoleTest';
import { reservation } from '../support/graphql';

const RESERVATIONS = ['confirmed', 'pending', 'cancelled', 'pending', 'confirmed', 'pending'] as const;

test(
  'the dashboard counts and lists what the live server holds, and leads to the forms',
  { tag: '@core' },
  async ({ page, server }) => {
    await server.put({
      reservations: RESERVATIONS.map((status, index) => reservation(`RES-00${index + 1}`, status)),
    });
    await page.goto('/admin/dashboard');
    await expect(page.getByText('6 in total')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Live server' })).toBeVisible();
    await expect(page.getByText('RES-005')).toBeVisible();
    await expect(page.getByText('RES-006')).toHaveCount(0);
    await expect(page.getByText('2030-05-10 at 19:00 · 2 guests').first()).toBeVisible();
    await expect(page.getByText('No orders yet').first()).toBeVisible();
    await expectNoBarriers(page);

    for (const [name, path] of [
      ['Add Event', '/admin/events/new'],
      ['Add Stall', '/admin/stalls/new'],
      ['Add Menu Item', '/admin/menu/new'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
      await page.goto('/admin/dashboard');
    }
  },
);
