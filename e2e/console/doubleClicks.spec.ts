import { expect, test } from '../support/consoleTest';
import { reservation } from '../support/graphql';
import { settled } from '../support/settled';

test(
  'a double click changes one booking once, in a table and in cards',
  { tag: '@core' },
  async ({ page, server }) => {
    for (const width of [1280, 390]) {
      const before = await server.callsOf('updateReservationStatus');
      await page.setViewportSize({ width, height: 900 });
      await server.put({
        reservations: [
          reservation('RES-001', 'pending'),
          reservation('RES-002', 'pending'),
          reservation('RES-003', 'confirmed'),
        ],
      });
      await page.goto('/admin/reservations?status=pending');
      await page.getByRole('button', { name: 'Confirm RES-001' }).dblclick();
      await expect(page.getByText('Reservation RES-001 confirmed')).toBeVisible();
      await expect(page.getByText('1 reservation', { exact: true })).toBeVisible();
      expect((await server.callsOf('updateReservationStatus')) - before).toBe(1);

      await page.goto('/admin/reservations');
      await page.getByRole('button', { name: 'Cancel RES-003' }).dblclick();
      await expect(page.getByText('Reservation RES-003 cancelled')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Confirm RES-003' })).toBeVisible();
      expect((await server.callsOf('updateReservationStatus')) - before).toBe(2);

      await page.getByRole('button', { name: 'Undo' }).dblclick();
      await expect(page.getByText('Reservation RES-003 confirmed again')).toBeVisible();
      await expect(page.getByText('Nothing to undo')).toHaveCount(0);
      expect((await server.callsOf('updateReservationStatus')) - before).toBe(3);
      expect((await server.records('reservations'))[2]).toMatchObject({ status: 'confirmed' });
    }
  },
);

test('a double click opens a dialog, which stays open', async ({ page }) => {
  await page.goto('/admin/reservations');
  for (const [button, dialog] of [
    ['RES-001', 'Reservation RES-001'],
    ['New Reservation', 'New Reservation'],
    ['Go to…', 'Go to'],
    ['Live server', 'Sign in to the live server'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: button.startsWith('RES') }).dblclick();
    await settled(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await page.goto('/admin/events');
  for (const [button, dialog] of [
    ['Add Event', 'Add Event'],
    ['Edit Live: Benga Night', 'Edit Event'],
  ] as const) {
    await page.getByRole('button', { name: button }).dblclick();
    await settled(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('the action buttons of a row keep their places when the status changes', async ({ page, server }) => {
  await server.put({
    reservations: (['pending', 'confirmed', 'cancelled'] as const).map((status, index) =>
      reservation(`RES-00${index + 1}`, status),
    ),
  });
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/reservations');
    const left = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.x ?? NaN;
    expect(await left('Confirm RES-003')).toBeCloseTo(await left('Confirm RES-001'), 0);
    expect(await left('Cancel RES-002')).toBeCloseTo(await left('Cancel RES-001'), 0);
  }
});
