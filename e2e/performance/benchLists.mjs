/* global document, localStorage, MutationObserver, requestAnimationFrame */
// decisions, Rows of a list in one go
import { serveTarget } from '@venue/platform/server/serveTarget';
import { keepResult } from '@venue/platform/measurements/keepResult';
import { CPU_SLOWDOWN, launch, median, SITE } from './slowPhone.mjs';

/** The console's list of reservations, and the keys of its search, at a quarter of this machine's speed. */
const SIZES = (process.env.SIZES ?? '1000,10000').split(',').map(Number);
const VISITS = Number(process.env.VISITS ?? 5);
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const ADMIN = {
  id: 'admin',
  name: 'Amina Wanjiru',
  email: 'admin@example.com',
  phone: '+254 700 000 000',
  address: 'Eastern Bypass',
  city: 'Nairobi',
  role: 'admin',
};
/** The first keys of a search, and more when the browser has compiled the code already. Each leaves rows. */
const FIRST_KEYS = [...'7771', 'Backspace'];
const LATER_KEYS = Array(3)
  .fill([...'777', ...Array(3).fill('Backspace'), ...'41', ...Array(2).fill('Backspace')])
  .flat();
/** By then all rows that a key leaves have been painted, or the page is at rest. */
const KEY_PAUSE_MS = 700;
const REST_MS = 1500;

const two = (number) => String(number).padStart(2, '0');
const reservation = (_, index) => ({
  id: `RES-${index + 1}`,
  date: `2026-${two(1 + (index % 12))}-${two(1 + (index % 28))}`,
  time: `${12 + (index % 10)}:30`,
  guests: 1 + (index % 9),
  status: ['pending', 'confirmed', 'cancelled'][index % 3],
  name: `Guest ${index + 1}`,
  phone: `+254 700 ${String(index + 1).padStart(6, '0')}`,
  email: null,
  tableNumber: null,
  specialRequests: null,
  createdAt: '2026-05-01T06:15:00.000Z',
});

/** Answers in place of the API: with so many reservations, and with empty lists of everything else. */
function answerWithReservations(context, count) {
  const reservations = Array.from({ length: count }, reservation);
  return context.route(
    (url) => url.pathname === '/graphql',
    (route) => {
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS });
      const { operationName } = route.request().postDataJSON();
      const rows = operationName === 'reservations' ? reservations : [];
      return route.fulfill({ headers: CORS, json: { data: { [operationName]: rows } } });
    },
  );
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

/** In the page: notes for each key when the last change of the rows that it makes has been painted. */
function observeRows() {
  const times = (globalThis.rowTimes = new Map());
  let pressed = 0;
  document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  new MutationObserver(() => {
    const since = pressed;
    requestAnimationFrame(() => setTimeout(() => times.set(since, performance.now() - since)));
  }).observe(document.querySelector('tbody'), { childList: true, subtree: true, characterData: true });
}

/** Types into the search: for each key the milliseconds until all rows of the page have been painted. */
async function typeInSearch(page, keys) {
  await page.evaluate(observeRows);
  await page.getByRole('searchbox').focus();
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  return page.evaluate(() => [...globalThis.rowTimes].filter(([since]) => since > 0).map(([, took]) => took));
}

/** A visit to the console: its first list, the first keys of a search, and later ones. */
async function visit(size) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), ADMIN);
  await page.addInitScript(noteFirstRows);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await answerWithReservations(context, size);
  await page.goto(`${SITE}/admin/reservations`);
  await page.getByText('RES-1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(REST_MS);
  const firstList = await firstListAfter(page);
  const first = await typeInSearch(page, FIRST_KEYS);
  await page.getByRole('searchbox').fill('');
  await page.waitForTimeout(REST_MS);
  const later = await typeInSearch(page, LATER_KEYS);
  await context.close();
  return { firstList, first, later };
}

const servers = await serveTarget('test');
const browser = await launch();
const rows = [];
for (const size of SIZES) {
  const visits = [];
  for (let count = 0; count < VISITS; count += 1) visits.push(await visit(size));
  for (const [what, name] of [
    ['first list after the answer', 'firstList'],
    ['first keys, all rows', 'first'],
    ['later keys, all rows', 'later'],
  ]) {
    const took = median(visits.flatMap((each) => each[name]));
    rows.push([`${size} reservations: ${what}`, `${took.toFixed(0)} ms`]);
    console.log(rows.at(-1).join('   '));
  }
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
