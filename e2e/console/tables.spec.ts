import type { Locator, Page } from '@playwright/test';
import { expectNoOverflow } from '../support/barriers';
import { answerGraphQL, event, reservation, stall } from '../support/graphql';
import { pairsOf } from '../support/soak';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

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

async function open(page: Page, path: string, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await answerGraphQL(page, {
    reservations: RESERVATIONS,
    stalls: STALLS,
    events: [event('1', 'Benga Night')],
  });
  await signedInAs(page, 'admin');
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

for (const width of [720, 768, 1023, 1280])
  test(`at ${width} px the table fits, its rows are low and its header stays in view`, async ({ page }) => {
    await open(page, '/admin/reservations', { width, height: 800 });
    await expectNoOverflow(page);
    const row = page.getByRole('row', { name: /RES-010/ });
    expect((await boxOf(row)).height).toBeLessThanOrEqual(50);
    await page.getByRole('row', { name: /RES-020/ }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    const head = page.getByRole('columnheader', { name: 'Guests' });
    await expect.poll(async () => (await boxOf(head)).y).toBe(HEADER);

    for (const path of ['/admin/events', '/admin/stalls', '/admin/menu']) {
      await page.goto(path);
      await page.getByRole('button', { name: /^Edit/ }).first().waitFor();
      await expectNoOverflow(page, path);
      const tops = await page
        .getByRole('row')
        .nth(1)
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
      expect(new Set(tops).size, `the buttons of a row of ${path} stand side by side`).toBe(1);
    }
  });

const WITH_CARDS: [width: number, hasCards: boolean][] = [
  [720, true],
  [1280, true],
  [1600, false],
];

for (const [path, [width, hasCards]] of pairsOf(LISTS, WITH_CARDS))
  test(`with text of twice the size that media queries know ${path} is not wider than the page, at ${width} px`, async ({
    page,
  }) => {
    await open(page, path, { width, height: 800 });
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
  });

/** Where the control with the focus stands. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return { top, bottom, inTable: document.activeElement?.closest('tbody, article') !== null };
  });

for (const [width, dot] of [
  [1280, '8px'],
  // There is no room for it, and the word and its colour stay.
  [760, 'none'],
] as const)
  test(`a status has a dot before its word where there is room, at ${width} px`, async ({ page }) => {
    await open(page, '/admin/reservations', { width, height: 800 });
    const badge = page.getByRole('row', { name: /RES-001/ }).getByText('Pending');
    await expect(badge).toBeVisible();
    const drawn = await badge.evaluate((element) => {
      const { display, width, height } = getComputedStyle(element, '::before');
      return display === 'none' ? 'none' : width === height ? width : `${width} by ${height}`;
    });
    expect(drawn).toBe(dot);
  });

test('moving up by keyboard leaves no focused control behind the table header', async ({ page }) => {
  await open(page, '/admin/reservations', { width: 1280, height: 800 });
  await page.getByRole('checkbox', { name: 'Select RES-025' }).focus();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const { top } = await focused(page);
    const head = await boxOf(page.getByRole('columnheader', { name: 'Guests' }));
    expect(top, `after ${presses + 1} steps`).toBeGreaterThanOrEqual(head.bottom);
  }
});

for (const size of [
  { width: 390, height: 800 },
  { width: 1280, height: 800 },
])
  test(`moving down by keyboard leaves no focused control behind the bulk action bar, at ${size.width} px`, async ({
    page,
  }) => {
    await open(page, '/admin/reservations', size);
    await page.getByRole('checkbox', { name: 'Select RES-001' }).check();
    const bar = page.getByRole('region', { name: 'Selected reservations' });
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const { bottom, inTable } = await focused(page);
      expect(inTable).toBe(true);
      expect(bottom, `after ${presses + 1} steps`).toBeLessThanOrEqual((await boxOf(bar)).y);
    }
  });

for (const size of [
  { width: 390, height: 800 },
  { width: 1280, height: 800 },
])
  test(`a new page of a table begins at its first row, at ${size.width} px`, async ({ page }) => {
    await open(page, '/admin/reservations', size);
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
    await open(page, path, { width: 390, height: 800 });
    const card = page.getByRole('article').first();
    const { right, y } = await boxOf(card);
    const badge = await boxOf(card.getByText(word, { exact: true }));
    expect(badge.y - y, path).toBeLessThan(24);
    expect(right - badge.right, path).toBeLessThan(20);
  }
});

test('on a phone the description of a stall is below its name', async ({ page }) => {
  await open(page, '/admin/stalls', { width: 390, height: 800 });
  const card = page.getByRole('article').first();
  const description = card.getByText('Fried or in coconut.', { exact: true });
  expect((await boxOf(description)).x - (await boxOf(card)).x).toBeLessThan(24);
});

for (const width of [600, 768, 1280])
  test(`a toast covers neither the main action of the screen nor the bulk action bar, at ${width} px`, async ({
    page,
  }) => {
    await open(page, '/admin/reservations', { width, height: 800 });
    await page.getByRole('button', { name: 'Confirm RES-001' }).click();
    const toast = page.locator('.Toastify__toast');
    await toast.waitFor();
    await page.getByRole('checkbox', { name: 'Select RES-004' }).check();
    const bar = page.getByRole('region', { name: 'Selected reservations' }).locator('> div');
    await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const overlap = async (other: Locator) => {
      const [a, b] = [await boxOf(toast), await boxOf(other)];
      return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
    };
    expect(await overlap(bar)).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await overlap(page.getByRole('button', { name: 'New Reservation' }))).toBe(false);
    if (width >= 1024)
      expect(await overlap(page.getByRole('link', { name: 'Back to Admin Dashboard' }))).toBe(false);
  });

for (const [path, text, found, size] of [
  ['/admin/reservations', 'RES-00', 9, { width: 1280, height: 900 }],
  ['/admin/stalls', 'Corner 2', 12, { width: 1280, height: 900 }],
  ['/admin/stalls', 'Corner 2', 12, { width: 390, height: 800 }],
] as const)
  test(`a search on ${path} draws all rows that it leaves in one go, at ${size.width} px`, async ({
    page,
  }) => {
    await open(page, path, size);
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

for (const size of [
  { width: 1280, height: 900 },
  { width: 390, height: 800 },
])
  test(`Back to a list leads to where it was scrolled to, at ${size.width} px`, async ({ page }) => {
    await open(page, '/admin/stalls', size);
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
