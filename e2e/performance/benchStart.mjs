/* global document, Element, innerHeight, localStorage, requestAnimationFrame */
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '@venue/shared/tooling/browser';
import { random } from '@venue/shared/tooling/random';
import { serveTarget } from '@venue/shared/tooling/start';
import { median, openSlowly, painted, started } from './slowPhone.mjs';

/**
 * What happens to a visitor of a slow phone who does not wait for the script: taps, typing and scrolling before, during
 * and after the start. Nothing may be lost, doubled or moved. RUNS repeats the fixed scenes, TAPS and SEED choose the
 * random ones.
 */
const RUNS = Number(process.env.RUNS ?? 3);
const TAPS = Number(process.env.TAPS ?? 200);
const SEED = Number(process.env.SEED ?? 1);
const TAPS_PER_VISIT = 5;
const SITE = 'http://localhost:3100';
const RANDOM_PAGES = [
  '/',
  '/stalls',
  '/stalls/tysons',
  '/menu',
  '/menu/1',
  '/order',
  '/reservations',
  '/contact',
  '/billboard',
];
/** A press may change the height of what it is in: a stepper is not as tall as the button it replaces. */
const TOLERATED_MOVE_PX = 24;
const WORD = 'Wanjiru Kamau';

/** Counts presses of buttons as the visitor made them, and as they reached the living application. */
function countPresses() {
  const counts = { made: 0, answered: 0, pressedAfter: 0, answeredAt: 0 };
  globalThis.presses = counts;
  const isButton = (event) => event.target instanceof Element && event.target.closest('button,[role=tab]');
  globalThis.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || !isButton(event)) return;
      counts.made += 1;
      const button = isButton(event);
      const at = performance.now();
      requestAnimationFrame(() => {
        if (button.getAnimations().length > 0) counts.pressedAfter = performance.now() - at;
      });
    },
    true,
  );
  const isAlive = () =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react'));
  document.addEventListener(
    'click',
    (event) => {
      // A repeated press may land on what has replaced the button.
      if ((isButton(event) || !event.isTrusted) && isAlive()) {
        counts.answered += 1;
        counts.answeredAt = performance.now();
      }
    },
    true,
  );
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
const servers = await serveTarget('test');
const failures = [];
const fail = (what) => {
  failures.push(what);
  console.log(`  FAILED: ${what}`);
};

async function tapAt(seconds) {
  const { page, close } = await openSlowly(browser, `${SITE}/menu`, { init: countPresses });
  await painted(page);
  await page.waitForTimeout(seconds * 1000);
  const at = await page.evaluate(() => performance.now());
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click({ noWaitAfter: true });
  await started(page);
  await page.waitForTimeout(500);
  const { lines, counts } = await page.evaluate(() => ({
    lines: JSON.parse(localStorage.getItem('cart') ?? '[]'),
    counts: globalThis.presses,
  }));
  await close();
  if (lines.length !== 1 || lines[0].quantity !== 1)
    fail(
      `a tap ${seconds} s after the first paint left ${JSON.stringify(lines.map((line) => line.quantity))} in the cart`,
    );
  return counts.answeredAt - at;
}

async function typeAt(address, label, when) {
  const { page, close } = await openSlowly(browser, SITE + address);
  await painted(page);
  if (when === 'after') await started(page);
  else if (when === 'during') await page.waitForTimeout(1500);
  const field = page.getByLabel(label).first();
  await field.focus();
  const y = await page.evaluate(() => globalThis.scrollY);
  await page.keyboard.type(WORD, { delay: 120 });
  await started(page);
  await page.waitForTimeout(1000);
  const text = await field.inputValue();
  if (text !== WORD) fail(`typing on ${address} ${when} the start left “${text}”`);
  if ((await page.evaluate(() => globalThis.scrollY)) !== y)
    fail(`typing on ${address} ${when} the start moved the reader`);
  await close();
}

async function scrollBefore(address) {
  const { page, close } = await openSlowly(browser, SITE + address);
  await painted(page);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => globalThis.scrollY === 900);
  await page.evaluate(rememberPlace);
  await started(page);
  await page.waitForTimeout(500);
  const moved = await page.evaluate(() => globalThis.movedBy());
  if (Math.abs(moved) > 1) fail(`the reader of ${address} was moved by ${moved} px`);
  await close();
}

/**
 * In the page: remembers what is read near the top of the window, to tell later by how much it has moved. Not the scroll
 * position: when something above the window grows, browsers change it so that the reader stays.
 */
function rememberPlace() {
  const read = document.elementFromPoint(globalThis.innerWidth / 2, 120);
  const top = read?.getBoundingClientRect().top ?? 0;
  globalThis.movedBy = () => (read?.isConnected ? Math.round(read.getBoundingClientRect().top - top) : 0);
}

/** Some taps on whatever buttons are in sight, at random moments of the first seconds. */
async function randomVisit(next, taps) {
  const address = RANDOM_PAGES[Math.floor(next() * RANDOM_PAGES.length)];
  const { page, close } = await openSlowly(browser, SITE + address, { init: countPresses });
  await painted(page);
  const distance = Math.floor(next() * 3) * 400;
  if (distance) await page.evaluate((y) => globalThis.scrollTo(0, y), distance);
  const pressed = [];
  let isMovedByPress = false;
  const field = page.locator('main :is(input:not([type]), input[type=text], textarea):visible').first();
  const hasField = distance === 0 && (await field.count()) > 0;
  if (hasField) await field.evaluate((element) => element.focus({ preventScroll: true }));
  // The browser itself scrolls a field into sight that is typed into.
  if (hasField) await page.keyboard.insertText(WORD);
  await page.evaluate(rememberPlace);
  for (let tap = 0; tap < taps; tap += 1) {
    await page.waitForTimeout(next() * 900);
    const choice = next();
    const point = await page.evaluate((share) => {
      const inSight = [...document.querySelectorAll('main button:not([type=submit]), main [role=tab]')]
        .map((button) => ({ button, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.top > 70 && box.bottom < innerHeight)
        .map(({ button, box }) => ({ button, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
        .filter(
          ({ button, x, y }) =>
            button.contains(document.elementFromPoint(x, y)) && !document.querySelector('dialog[open]'),
        );
      const { button, x, y } = inSight[Math.floor(share * inSight.length)] ?? {};
      if (!button) return null;
      const label = button.getAttribute('aria-label') ?? button.textContent;
      const isTab = button.getAttribute('role') === 'tab';
      return { x, y, label, movesReader: isTab || label.startsWith('Proceed to Checkout') };
    }, choice);
    if (point) await page.mouse.click(point.x, point.y);
    if (point) pressed.push(point.label);
    // Another list, or another part of the page, was asked for.
    if (point?.movesReader) isMovedByPress = true;
  }
  await started(page);
  await page.waitForTimeout(600);
  const { made, answered } = await page.evaluate(() => globalThis.presses);
  if (made !== answered) fail(`${address}: ${made} presses, ${answered} answered`);
  if (hasField && (await field.count()) && !(await field.inputValue()).includes(WORD))
    fail(`${address}: text lost`);
  const moved = await page.evaluate(() => globalThis.movedBy());
  if (!isMovedByPress && Math.abs(moved) > TOLERATED_MOVE_PX)
    fail(`${address}: the reader was moved by ${moved} px after ${pressed.join(', ')}`);
  await close();
  return { made };
}

console.log(`First seconds on a slow phone, ${RUNS} runs of each scene, seed ${SEED}`);
for (const seconds of [0.5, 1, 2, 3]) {
  const answers = [];
  for (let run = 0; run < RUNS; run += 1) answers.push(await tapAt(seconds));
  console.log(
    `tap ${seconds} s after the first paint   answered after ${median(answers).toFixed(0)} ms (median)`,
  );
}
for (const [address, label] of [
  ['/reservations', 'Full Name'],
  ['/menu', 'Search the menu'],
  ['/contact', 'Name'],
])
  for (const when of ['before', 'during', 'after'])
    for (let run = 0; run < RUNS; run += 1) await typeAt(address, label, when);
console.log('typing before, during and after the start   done');
for (const address of ['/', '/menu', '/stalls'])
  for (let run = 0; run < RUNS; run += 1) await scrollBefore(address);
console.log('a scroll before the start   done');
const next = random(SEED);
let made = 0;
while (made < TAPS) made += (await randomVisit(next, TAPS_PER_VISIT)).made;
console.log(`${made} random taps   done`);
console.log(`${failures.length} lost, doubled or moved`);
await browser.close();
servers.forEach((server) => server.close());
process.exit(failures.length === 0 ? 0 : 1);
