import type { Locator, Page } from '@playwright/test';
import { expectNoOverflow } from '../support/barriers';
import { expect, test } from '../support/consoleTest';
import { event, reservation, stall } from '../support/graphql';

const STATUSES = ['pending', 'confirmed', 'cancelled'] as const;
const RESERVATIONS = Array.from({ length: 60 }, (_, index) =>
  reservation(`RES-${String(index + 1).padStart(3, '0')}`, STATUSES[index % 3] ?? 'pending'),
);
const STALLS = Array.from({ length: 30 }, (_, index) => ({
  ...stall(String(index + 1), `Fish Corner ${index + 1}`),
  description: 'Fried or in coconut.',
  amenities: ['1', '2', '3', '8'],
}));
const LISTS = ['/admin/reservations', '/admin/events', '/admin/stalls', '/admin/menu'];
const HEADER = 72;

test.beforeEach(({ server }) =>
  server.put({ reservations: RESERVATIONS, stalls: STALLS, events: [event('1', 'Benga Night')] }),
);

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await page
    .getByRole('button', { name: /^(Edit|Confirm|Cancel) / })
    .first()
    .waitFor();
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator.toString()} is not on the screen.`);
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

test('the table of reservations has low rows, and its header stays in view', async ({ page }) => {
  await open(page, '/admin/reservations', 1280);
  for (const width of [720, 768, 1023, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const row = page.getByRole('row', { name: /RES-010/ });
    expect((await boxOf(row)).height, `at ${width} px`).toBeLessThanOrEqual(50);
    await page.getByRole('row', { name: /RES-020/ }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    const head = page.getByRole('columnheader', { name: 'Guests' });
    await expect.poll(async () => (await boxOf(head)).y).toBe(HEADER);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

for (const path of LISTS)
  test(`the table of ${path} fits every window, also with text of twice the size`, async ({ page }) => {
    await open(page, path, 1280);
    for (const width of [720, 768, 1023, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page, `${path} at ${width} px`);
      const tops = await page
        .getByRole('row')
        .nth(1)
        .getByRole('button', { name: /^(Gallery|Edit|Delete|Confirm|Cancel) / })
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
      expect(new Set(tops).size, `the buttons of a row stand side by side at ${width} px`).toBe(1);
    }
    // Text that media queries know nothing of.
    for (const [width, hasCards] of [
      [1600, false],
      [1280, true],
      [720, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        window.dispatchEvent(new Event('resize'));
      });
      const list = page.getByRole('region', { name: /^All .* found$/ });
      await expect(list.getByRole('table')).toHaveCount(hasCards ? 0 : 1);
      const edges = await list.evaluate((section) => ({
        room: section.clientWidth,
        content: section.scrollWidth,
        right: section.getBoundingClientRect().right,
      }));
      expect(edges.content).toBeLessThanOrEqual(edges.room);
      expect(edges.right).toBeLessThanOrEqual(width);
    }
  });

/** Where the control with the focus stands. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return { top, bottom, inTable: document.activeElement?.closest('tbody, article') !== null };
  });

test('a status has a dot before its word where there is room', async ({ page }) => {
  await open(page, '/admin/reservations', 1280);
  for (const [width, dot] of [
    [1280, '8px'],
    // There is no room for it, and the word and its colour stay.
    [760, 'none'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const badge = page.getByRole('row', { name: /RES-001/ }).getByText('Pending');
    await expect(badge).toBeVisible();
    const drawn = await badge.evaluate((element) => {
      const { display, width, height } = getComputedStyle(element, '::before');
      return display === 'none' ? 'none' : width === height ? width : `${width} by ${height}`;
    });
    expect(drawn).toBe(dot);
  }
});

test('moving up by keyboard leaves no focused control behind the table header', async ({ page }) => {
  await open(page, '/admin/reservations', 1280);
  await page.getByRole('checkbox', { name: 'Select RES-025' }).focus();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const { top } = await focused(page);
    const head = await boxOf(page.getByRole('columnheader', { name: 'Guests' }));
    expect(top, `after ${presses + 1} steps`).toBeGreaterThanOrEqual(head.bottom);
  }
});

for (const width of [390, 1280])
  test(`moving down by keyboard leaves no focused control behind the bulk action bar, at ${width} px`, async ({
    page,
  }) => {
    await open(page, '/admin/reservations', width);
    await page.getByRole('checkbox', { name: 'Select RES-001' }).check();
    const bar = page.getByRole('region', { name: 'Selected reservations' });
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const { bottom, inTable } = await focused(page);
      expect(inTable).toBe(true);
      expect(bottom, `after ${presses + 1} steps`).toBeLessThanOrEqual((await boxOf(bar)).y);
    }
  });

for (const width of [390, 1280])
  test(`a new page of a table begins at its first row, at ${width} px`, async ({ page }) => {
    await open(page, '/admin/reservations', width);
    const entries = await page.evaluate(() => history.length);
    const next = page.getByRole('button', { name: 'Next page' });
    await next.press('Enter');
    await expect(page.getByText('26–50 of 60')).toBeAttached();
    await expect(page.getByRole('checkbox', { name: 'Select RES-026' })).toBeInViewport();
    await expect(next).toBeFocused();
    const list = page.getByRole('region', { name: 'All reservations found' });
    expect((await boxOf(list)).y).toBeGreaterThanOrEqual(HEADER);
    await page.keyboard.press('Enter');
    await expect(page.getByText('51–60 of 60')).toBeAttached();
    await expect(next).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries);

    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');
    await expect(page.getByRole('checkbox', { name: 'Select RES-001' })).toBeInViewport();
    await page.getByRole('link', { name: 'Back to Admin Dashboard' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    await page.goBack();
    await expect(page.getByText('1–50 of 60')).toBeAttached();
  });

test('on a phone the status is in the corner of every card', async ({ page }) => {
  for (const [path, word] of Object.entries({
    '/admin/reservations': 'Pending',
    '/admin/events': 'Upcoming',
    '/admin/stalls': 'Active',
    '/admin/menu': 'Available',
  })) {
    await open(page, path, 390);
    const card = page.getByRole('article').first();
    const { right, y } = await boxOf(card);
    const badge = await boxOf(card.getByText(word, { exact: true }));
    expect(badge.y - y, path).toBeLessThan(24);
    expect(right - badge.right, path).toBeLessThan(20);
  }
});

test('on a phone the description of a stall is below its name', async ({ page }) => {
  await open(page, '/admin/stalls', 390);
  const card = page.getByRole('article').first();
  const description = card.getByText('Fried or in coconut.', { exact: true });
  expect((await boxOf(description)).x - (await boxOf(card)).x).toBeLessThan(24);
});

test('a toast covers neither the main action of the screen nor the bulk action bar', async ({ page }) => {
  await open(page, '/admin/reservations', 1280);
  await page.getByRole('button', { name: 'Confirm RES-001' }).click();
  const toast = page.locator('.Toastify__toast');
  await toast.waitFor();
  await page.getByRole('checkbox', { name: 'Select RES-004' }).check();
  const bar = page.getByRole('region', { name: 'Selected reservations' }).locator('> div');
  const overlap = async (other: Locator) => {
    const [a, b] = [await boxOf(toast), await boxOf(other)];
    return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
  };
  for (const width of [1280, 768, 600]) {
    await page.setViewportSize({ width, height: 800 });
    await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    expect(await overlap(bar), `at ${width} px`).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await overlap(page.getByRole('button', { name: 'New Reservation' })), `at ${width} px`).toBe(
      false,
    );
    if (width >= 1024)
      expect(await overlap(page.getByRole('link', { name: 'Back to Admin Dashboard' }))).toBe(false);
  }
});

for (const [path, text, found, width] of [
  ['/admin/reservations', 'RES-00', 9, 1280],
  ['/admin/stalls', 'Corner 2', 12, 390],
] as const)
  test(`a search on ${path} draws all rows that it leaves in one go, at ${width} px`, async ({ page }) => {
    await open(page, path, width);
    const rows = page.locator('tbody, main ul[role="list"]:has(article)');
    const steps = await rows.evaluateHandle((body) => {
      const seen: number[] = [];
      new MutationObserver(() => seen.push(body.childElementCount)).observe(body, { childList: true });
      return seen;
    });
    await page.getByRole('searchbox').fill(text);
    await expect.poll(async () => (await steps.jsonValue()).at(-1)).toBe(found);
    expect(new Set(await steps.jsonValue())).toEqual(new Set([found]));
  });

for (const width of [390, 1280])
  test(`Back to a list leads to where it was scrolled to, at ${width} px`, async ({ page }) => {
    await open(page, '/admin/stalls', width);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Menu', exact: true });
    await link.focus();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const left = await page.evaluate(() => window.scrollY);
    await link.press('Enter');
    await expect(page).not.toHaveURL('/admin/stalls');
    await page.goBack();
    await expect(page).toHaveURL('/admin/stalls');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });
