import { expectNoOverflow } from '../support/barriers';
import { expect, test } from '../support/consoleTest';
import { event, reservation, stall } from '../support/graphql';
import { orderOf } from '../support/stored';

/** A long word without spaces. */
const WORD = 'Wanjiku'.repeat(15).slice(0, 104);
const SENTENCE = 'Behind the garden, near the acacia tree. '.repeat(5).slice(0, 200);
const WIDTHS = [320, 390, 720, 768, 1024, 1280];

const placed = orderOf(WORD, {
  date: '2030-05-10',
  status: 'confirmed',
  total: 1400,
  items: [{ name: WORD, price: 350, quantity: 4 }],
});

test.beforeEach(async ({ page, server }) => {
  await server.put({
    events: [event('1', WORD, { description: WORD })],
    reservations: [{ ...reservation('RES-001', 'pending'), name: WORD, email: WORD, specialRequests: WORD }],
    stalls: [
      { ...stall('1', WORD), location: SENTENCE },
      { ...stall('2', 'Fish Corner'), description: WORD, location: WORD },
    ],
  });
  await page.addInitScript((orders) => localStorage.setItem('orders', orders), JSON.stringify([placed]));
});

const FIRST_ACTION: Record<string, RegExp> = {
  reservations: /^Cancel RES-001/,
  events: /^Edit/,
  stalls: /^Delete/,
  orders: /^View Details/,
};

for (const [screen, action] of Object.entries(FIRST_ACTION))
  test(`one long word widens no page of ${screen}, and its buttons stay on the screen`, async ({ page }) => {
    await page.goto(`/admin/${screen}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page
        .getByRole(width < 720 ? 'article' : 'table')
        .first()
        .waitFor();
      const button = page.getByRole('button', { name: action }).first();
      await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expectNoOverflow(page, `${screen} at ${width}`);
      await expect(button, `${screen} at ${width}`).toBeInViewport({ ratio: 1 });
    }
  });

test('one long word stays in its card of the dashboard', async ({ page }) => {
  await page.goto('/admin/dashboard');
  await page.getByText('RES-001').waitFor();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `dashboard at ${width}`);
    const outside = await page.getByText(WORD).evaluateAll(
      (all) =>
        all.filter((element) => {
          const card = element.closest('section, article')?.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(element);
          return !card || range.getBoundingClientRect().right > card.right;
        }).length,
    );
    expect(outside, `texts outside their card at ${width}`).toBe(0);
  }
});

test('a long name in the title of a dialog leaves the close button in its corner', async ({ page }) => {
  await page.goto('/admin/stalls');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page
      .getByRole('button', { name: /^Gallery/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
  }
});

test('long words of a booking stay inside its dialog', async ({ page }) => {
  await page.goto('/admin/reservations');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'RES-001', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Reservation RES-001' });
    await expect(dialog.getByText(WORD)).toHaveCount(3);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const outside = await dialog
      .getByRole('definition')
      .evaluateAll(
        (all) => all.filter((value) => value.scrollWidth > value.clientWidth && value.clientWidth > 0).length,
      );
    expect(outside, `values wider than their place at ${width}`).toBe(0);
    await page.keyboard.press('Escape');
  }
});

test('a long location beside a long name still wraps between words', async ({ page }) => {
  await page.goto('/admin/stalls');
  const cell = page.getByRole('cell', { name: SENTENCE.trim() });
  expect((await cell.boundingBox())?.width).toBeGreaterThan(150);
});
