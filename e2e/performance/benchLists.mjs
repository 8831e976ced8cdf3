/* global document, localStorage, MutationObserver, requestAnimationFrame, window */
import { keepResult } from '@venue/shared/tooling/measurements/keepResult';
import { serveTarget } from '@venue/shared/tooling/hosting/serveTarget';
import { answerWithReservations } from './manyReservations.mjs';
import { FIRST_KEYS, typeInSearch } from './rowTimes.mjs';
import { CPU_SLOWDOWN, launch } from './slowPhone.mjs';

const SIZES = (process.env.SIZES ?? '1000,10000').split(',').map(Number);
const VISITS = Number(process.env.VISITS ?? 5);
const ORIGIN = 'http://localhost:3100';

const sorted = (values) => values.toSorted((a, b) => a - b);
const quantile = (values, share) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const ms = (value) => `${value.toFixed(0)} ms`;

const person = (role) => ({
  id: role,
  name: 'Amina Wanjiru',
  email: `${role}@example.com`,
  phone: '+254 700 000 000',
  address: 'Eastern Bypass',
  city: 'Nairobi',
  role,
});

const BACK = 'Backspace';
/** More keys, when the browser has compiled the code already. */
const LATER_KEYS = [...'777', BACK, BACK, BACK, ...'41', BACK, BACK];
const LATER_TIMES = 3;

const many = (count, make) => Array.from({ length: count }, (_, index) => make(index + 1));
const day = (index) =>
  `2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`;

const orders = (count) =>
  many(count, (index) => ({
    id: `ORD-${index}`,
    date: day(index),
    status: 'delivered',
    total: 2400,
    items: [{ name: 'Grilled Tilapia', price: 1200, quantity: 2 }],
    type: 'delivery',
    paymentMethod: 'M-Pesa',
  }));

const reviews = (count) =>
  many(count, (index) => ({
    id: `REV-${index}`,
    itemName: 'Grilled Tilapia',
    rating: 1 + (index % 5),
    date: day(index),
    comment: `Review number ${index}: the fish was worth the drive.`,
  }));

async function open(browser, stored) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** In the page, before its scripts: notes when the first rows of a table have been painted. */
function noteFirstRows() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('tbody tr')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (globalThis.firstRows = performance.now())));
  }).observe(document, { childList: true, subtree: true });
}

/** Milliseconds from the server's answer until the first rows have been painted. */
const firstListAfter = (page) =>
  page.evaluate(() => {
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/graphql'));
    const before = answers.filter(({ responseEnd }) => responseEnd < globalThis.firstRows);
    return globalThis.firstRows - Math.max(...before.map(({ responseEnd }) => responseEnd));
  });

/** Times between frames while the page scrolls, in ms. */
const scrolling = (page) =>
  page.evaluate(async () => {
    const frames = [];
    let last = performance.now();
    for (let step = 0; step < 90; step += 1) {
      window.scrollBy(0, 120);
      await new Promise((done) => requestAnimationFrame(done));
      const now = performance.now();
      frames.push(now - last);
      last = now;
    }
    return frames;
  });

const servers = await serveTarget('test');
const browser = await launch();
console.log(`CPU ${CPU_SLOWDOWN}x slower, 1280 px`);

/** A visit to the console: its first list, the first keys of a search, later ones, and a scroll through the rows. */
async function searchReservations(size) {
  const page = await open(browser, { user: person('admin') });
  await page.addInitScript(noteFirstRows);
  await answerWithReservations(page.context(), size);
  await page.goto(`${ORIGIN}/admin/reservations`);
  await page.getByText('RES-1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(1500);
  const firstList = await firstListAfter(page);
  const first = await typeInSearch(page, FIRST_KEYS);
  await page.getByRole('searchbox').fill('');
  await page.waitForTimeout(1500);
  const later = await typeInSearch(page, Array(LATER_TIMES).fill(LATER_KEYS).flat());
  const frames = await scrolling(page);
  await page.context().close();
  return { firstList, first, later, frames };
}

const rows = [];
for (const size of SIZES) {
  const visits = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await searchReservations(size));
  const all = (what) => visits.flatMap((visit) => visit[what]);
  const keys = (name, typed) =>
    `${typed.length} ${name}: all rows median ${ms(quantile(typed, 0.5))}, 90 % ${ms(quantile(typed, 0.9))}`;
  const add = (what, values, share) =>
    rows.push([`${size} reservations: ${what}`, ms(quantile(values, share))]);
  add('first list after the answer', all('firstList'), 0.5);
  add('first keys, all rows', all('first'), 0.5);
  add('later keys, all rows', all('later'), 0.5);
  add('95 % of the frames of a scroll', all('frames'), 0.95);
  console.log(
    `/admin/reservations ${String(size).padStart(6)} rows, ${VISITS} visits: first list median ${ms(quantile(all('firstList'), 0.5))} after the answer; ` +
      `${keys('first keys', all('first'))}; ${keys('later keys', all('later'))}; ` +
      `${keys('keys in all', [...all('first'), ...all('later')])}; ` +
      `frame median ${ms(quantile(all('frames'), 0.5))}, 95 % ${ms(quantile(all('frames'), 0.95))}`,
  );
}

for (const size of SIZES)
  for (const path of ['/dashboard', '/orders', '/reviews']) {
    const page = await open(browser, {
      user: person('customer'),
      orders: orders(size),
      reviews: reviews(size),
    });
    await page.goto(ORIGIN + path);
    await page.locator('main h1').waitFor();
    const shown = await page.evaluate(() => performance.now());
    await page.waitForTimeout(1500);
    const frames = await scrolling(page);
    rows.push([`${path}, ${size} records: shown`, ms(shown)]);
    rows.push([`${path}, ${size} records: 95 % of the frames of a scroll`, ms(quantile(frames, 0.95))]);
    console.log(
      `${path.padEnd(19)} ${String(size).padStart(6)} records: shown after ${ms(shown)}; ` +
        `frame median ${ms(quantile(frames, 0.5))}, 95 % ${ms(quantile(frames, 0.95))}`,
    );
    await page.context().close();
  }

keepResult('lists', {
  title: 'Long lists',
  about: `Medians of ${VISITS} visits, at a quarter of this machine's speed.`,
  columns: ['what', 'took'],
  rows,
  settings: ['SIZES', 'VISITS'],
});
await browser.close();
servers.forEach((server) => server.close());
process.exit(0);
