/* global document, innerHeight, location, localStorage */
import { random } from '@venue/platform/testing/random';
import { openSlowly, painted, started } from './slowPhone.mjs';
import { storedCart, watchTaps } from './watchTaps.mjs';

const INPUTS_PER_VISIT = 8;
/** All taps come within this time from the first paint. */
const FIRST_SECONDS_MS = 3000;
/** A third of the visitors leaves the page so soon after the last tap. */
const LEAVES_WITHIN_MS = 500;
const PAGES = [
  '/',
  '/menu',
  '/menu',
  '/menu/1',
  '/order',
  '/order',
  '/stalls',
  '/stalls/tysons',
  '/reservations',
  '/contact',
];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** How many of the inputs are keystrokes, on a page with a text field. */
const KEYSTROKES = 0.3;
/** A press may change the height of what it is in: a stepper is not as tall as the button it replaces. */
const TOLERATED_MOVE_PX = 24;
const FIELDS = 'main :is(input:not([type]), input[type=text], input[type=search], textarea):visible';

/**
 * In the page: remembers what is read near the top of the window, to tell later by how much it has moved. Not the scroll
 * position: when something above the window grows, browsers change it so that the reader stays.
 */
function rememberPlace() {
  const read = document.elementFromPoint(globalThis.innerWidth / 2, 120);
  const top = read?.getBoundingClientRect().top ?? 0;
  globalThis.movedBy = () => (read?.isConnected ? Math.round(read.getBoundingClientRect().top - top) : 0);
}

/** In the page: one of the controls in sight whose press changes something, the buttons of an open dialog first. */
function controlInSight(share) {
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('#root');
  const inSight = [
    ...scope.querySelectorAll('button:not([type=submit]), [role=tab], label:has([name=theme])'),
  ]
    .filter(
      (control) =>
        !control.matches('[aria-selected=true],[aria-current=true],[aria-disabled=true],:disabled') &&
        !control.querySelector(':checked'),
    )
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.top > 0 && box.bottom < innerHeight)
    .map(({ control, box }) => ({
      control,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      label: control.getAttribute('aria-label') ?? control.textContent,
    }))
    // What leaves the page, or clears a field by its own purpose, would look like a loss.
    .filter(
      ({ control, x, y, label }) =>
        control.contains(document.elementFromPoint(x, y)) && !/clear|reset|sign in$/i.test(label),
    );
  const { control, x, y, label } = inSight[Math.floor(share * inSight.length)] ?? {};
  if (!control) return null;
  const isTab = control.getAttribute('role') === 'tab';
  return { x, y, label, movesReader: isTab || label.startsWith('Proceed to Checkout') };
}

/** Types one letter at the end of a field. False where something else, such as a dialog, keeps the focus. */
async function typeLetter(page, field, letter) {
  const isFocused = await field.evaluate((element) => {
    if (document.activeElement !== element) element.focus({ preventScroll: true });
    return document.activeElement === element;
  });
  if (isFocused) await page.keyboard.press(letter);
  return isFocused;
}

/** The cart that taps lead to, by the rules of the specification. */
function expectedCart(taps) {
  const cart = new Map();
  for (const { change } of taps) {
    if (!change || (change.by < 0 && !cart.has(change.dish))) continue;
    const quantity = (cart.get(change.dish) ?? 0) + change.by;
    if (quantity > 0) cart.set(change.dish, quantity);
    else cart.delete(change.dish);
  }
  return Object.fromEntries(cart);
}

const last = (values) => values.filter((value) => value !== undefined).at(-1);

/** Leaves the page in one of three ways. What the visitor comes to is a page that has started. */
async function leave(page, kind) {
  if (kind === 'reload') await page.reload({ waitUntil: 'commit' });
  else if (kind === 'back') await page.goBack({ waitUntil: 'commit' });
  else await page.locator('[data-cart-link]').click({ noWaitAfter: true });
  if (kind === 'link') await page.waitForURL('**/cart', { waitUntil: 'commit' });
}

/** What of the page contradicts the taps that were made on it. */
async function contradictions(page, taps, { leaving, address }) {
  const found = [];
  const [cart, now] = [
    await storedCart(page),
    await page.evaluate(() => ({
      path: location.pathname,
      badge: document.querySelector('[data-cart-link]')?.getAttribute('aria-label'),
      theme: localStorage.getItem('theme') ?? 'system',
      tab: document.querySelector('[role=tab][aria-selected=true]')?.textContent,
      chips: [...document.querySelectorAll('main button[aria-pressed=true]:not([data-asks-to-sign-in])')].map(
        (chip) => chip.getAttribute('aria-label') ?? chip.textContent.trim(),
      ),
    })),
  ];
  const wanted = expectedCart(taps);
  if (JSON.stringify(cart) !== JSON.stringify(wanted))
    found.push(`the cart is ${JSON.stringify(cart)}, not ${JSON.stringify(wanted)}`);
  const count = Object.values(wanted).reduce((sum, quantity) => sum + quantity, 0);
  if (count > 0 && !now.badge.startsWith(`Cart, ${count} item`)) found.push(`the badge says “${now.badge}”`);
  const theme = last(taps.map((tap) => tap.theme));
  if (theme && theme !== now.theme) found.push(`the theme is ${now.theme}, not ${theme}`);
  const tab = last(taps.map((tap) => tap.tab));
  const keepsTab = leaving === null || (leaving === 'reload' && ['/menu', '/order'].includes(address));
  if (tab && keepsTab && now.path === address && tab !== now.tab)
    found.push(`the tab is ${now.tab}, not ${tab}`);
  const presses = taps.filter(({ chip }) => chip);
  for (const { label } of leaving === null ? presses : []) {
    const isOn = presses.filter((press) => press.label === label).length % 2 === 1;
    if (isOn !== now.chips.includes(label)) found.push(`${label} is ${isOn ? 'not ' : ''}pressed`);
  }
  return found;
}

/**
 * Taps and keystrokes at random moments of the first seconds, on whatever is in sight of a random page. A third of the
 * visitors then leaves at once, by a link, Back or Reload.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} seed One seed is one visit.
 * @param {{ network?: object }} [options]
 * @returns {Promise<{ taps: { label: string, waits: boolean, answeredAfter: number | null }[], keystrokes: number, leaving: string | null, failures: string[] }>}
 */
export async function randomVisit(browser, origin, seed, { network } = {}) {
  const next = random(seed);
  const address = PAGES[Math.floor(next() * PAGES.length)];
  const leaving = next() < 1 / 3 ? ['link', 'back', 'reload'][Math.floor(next() * 3)] : null;
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const first = `${origin}/terms-and-conditions`;
  const before = await openSlowly(browser, leaving === 'back' ? first : 'about:blank', {
    context,
    network,
    init: watchTaps,
  });
  const { page } = before;
  if (leaving === 'back') await painted(page);
  await page.goto(origin + address, { waitUntil: 'commit' });
  await painted(page);
  const paintedAt = Date.now();
  const distance = [0, 0, 400, 800, 100_000][Math.floor(next() * 5)];
  if (distance) await page.evaluate((y) => globalThis.scrollTo(0, y), distance);
  const field = page.locator(FIELDS).first();
  const hasField = distance === 0 && leaving === null && (await field.count()) > 0;
  let typed = '';
  const type = async () => {
    const letter = LETTERS[Math.floor(next() * LETTERS.length)];
    if (await typeLetter(page, field, letter)) typed += letter;
  };
  await page.evaluate(rememberPlace);
  // At the end of the page, parts above that get their true heights move it.
  let isMovedByPress = hasField || distance > 800;
  const moments = Array.from({ length: INPUTS_PER_VISIT }, () => next() * FIRST_SECONDS_MS).sort(
    (a, b) => a - b,
  );
  for (const moment of moments) {
    const rest = moment - (Date.now() - paintedAt);
    if (rest > 0) await page.waitForTimeout(rest);
    if (hasField && next() < KEYSTROKES) {
      await type();
      continue;
    }
    const point = await page.evaluate(controlInSight, next());
    if (!point) continue;
    await page.mouse.click(point.x, point.y);
    // Another list, or another part of the page, was asked for.
    isMovedByPress ||= point.movesReader;
  }
  const isInDialog = await page.evaluate(() => document.querySelector('dialog[open]') !== null);
  const way = isInDialog && leaving === 'link' ? 'reload' : leaving;
  if (way) {
    await page.waitForTimeout(next() * LEAVES_WITHIN_MS);
    await leave(page, way);
    await painted(page);
    // With saved data, a page that nobody touches does not start.
    await page.mouse.click(2, 400);
  }
  await started(page);
  await page.waitForTimeout(600);
  const taps = await page.evaluate(() => globalThis.taps);
  const found = await contradictions(page, taps, { leaving: way, address });
  const isHere = new URL(page.url()).pathname === address;
  const value = hasField && isHere ? await field.inputValue() : typed;
  if (value !== typed) found.push(`“${typed}” was typed, “${value}” is there`);
  const moved = way ? 0 : await page.evaluate(() => globalThis.movedBy());
  // Headless Chromium hides scroll bars, yet keeps their width free below an open dialog.
  if (!isMovedByPress && !isInDialog && Math.abs(moved) > TOLERATED_MOVE_PX)
    found.push(`the reader was moved by ${moved} px`);
  const pressed = taps.map(({ label }) => label).join(', ');
  const failures = found.map((what) => `${address} ${way ?? ''} (seed ${seed}): ${what} after ${pressed}`);
  await before.close();
  return { taps, keystrokes: typed.length, leaving: way, failures };
}
