// decisions, A plan of tables
import { expectAccessibleAtAllWidths, expectNoOverflow } from '../support/barriers';
import { expect, test } from '../support/consoleTest';
import { reservation } from '../support/graphql';

const DAY = '2030-05-10';
const booked = (id: string, time: string, tableNumber: string | null, name: string) => ({
  ...reservation(id, 'confirmed', 4),
  ...{ date: DAY, time, tableNumber, name },
});

test('the plan of a day says by table and time who has which, at any width, and opens a booking', async ({
  page,
  server,
}) => {
  await server.put({
    reservations: [
      booked('RES-001', '19:00', '7', 'Wambui Kariuki'),
      booked('RES-002', '20:00', 'T7', 'Otieno Ouma'),
      booked('RES-003', '18:40', '3 + 4', 'Achieng Otieno'),
      booked('RES-004', '19:30', null, 'Njeri'),
    ],
  });
  await page.goto('/admin/reservations');
  await page.getByLabel('Day', { exact: true }).fill(DAY);
  await page.getByRole('button', { name: 'Tables by Time' }).click();
  const plan = page.getByRole('region', { name: 'Tables by time' });
  await expect(plan.getByRole('row', { name: /^7 / }).getByRole('button')).toHaveText([
    'Wambui Kariuki 19:00, 4 guests',
    'Otieno Ouma 20:00, 4 guests',
  ]);
  await expect(plan.getByRole('row', { name: /^4 / }).getByRole('button')).toHaveText([
    'Achieng Otieno 18:40, 4 guests',
  ]);
  await expect(plan.getByRole('row', { name: /^None / }).getByRole('button')).toHaveCount(1);
  await expectAccessibleAtAllWidths(page);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['Previous day', 'Next day']) await page.getByRole('button', { name }).click();
  await expect(plan.getByRole('columnheader', { name: '18:30' })).toBeInViewport();
  await expect(plan.getByRole('columnheader', { name: '11:00' })).not.toBeInViewport();
  await plan.getByRole('button', { name: /^Njeri/ }).click();
  await expect(page.getByRole('dialog', { name: 'Reservation RES-004' })).toBeVisible();
});
