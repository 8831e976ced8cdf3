/* global document, innerHeight, location */
import { random } from '@venue/shared/tooling/random';
import { countPresses } from './earlyTap.mjs';
import { openSlowly, painted, started } from './slowPhone.mjs';

const INPUTS_PER_VISIT = 10;
const PAGES = [
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
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** How many of the inputs are keystrokes, on a page with a text field. */
const KEYSTROKES = 0.4;
const LONGEST_PAUSE_MS = 700;
/** A press may change the height of what it is in: a stepper is not as tall as the button it replaces. */
const TOLERATED_MOVE_PX = 24;
const FIELDS = 'main :is(input:not([type]), input[type=text], input[type=search], textarea):visible';

/**
 * In the page: remembers what is read near the top of the window, to tell later by how much it has moved. Not the scroll
 * position: when something above the window grows, browsers change it so that the reader stays.
 */
export function rememberPlace() {
  const read = document.elementFromPoint(globalThis.innerWidth / 2, 120);
  const top = read?.getBoundingClientRect().top ?? 0;
  globalThis.movedBy = () => (read?.isConnected ? Math.round(read.getBoundingClientRect().top - top) : 0);
}

/** In the page: one of the buttons and tabs in sight. */
function buttonInSight(share) {
  if (document.querySelector('dialog[open]')) return null;
  const inSight = [...document.querySelectorAll('main button:not([type=submit]), main [role=tab]')]
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.top > 70 && box.bottom < innerHeight)
    .map(({ button, box }) => ({ button, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
    .map((found) => ({
      ...found,
      label: found.button.getAttribute('aria-label') ?? found.button.textContent,
    }))
    // What clears a field by its own purpose would look like lost text.
    .filter(
      ({ button, x, y, label }) =>
        button.contains(document.elementFromPoint(x, y)) && !/clear|reset/i.test(label),
    );
  const { button, x, y, label } = inSight[Math.floor(share * inSight.length)] ?? {};
  if (!button) return null;
  const isTab = button.getAttribute('role') === 'tab';
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

/**
 * Taps and keystrokes at random moments of the first seconds, on whatever is in sight of a random page.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} seed One seed is one visit.
 * @returns {Promise<{ taps: number, keystrokes: number, failures: string[] }>}
 */
export async function randomVisit(browser, origin, seed) {
  const next = random(seed);
  const address = PAGES[Math.floor(next() * PAGES.length)];
  const { page, close } = await openSlowly(browser, origin + address, { init: countPresses });
  await painted(page);
  const distance = next() < 0.5 ? 0 : 400 * (1 + Math.floor(next() * 2));
  if (distance) await page.evaluate((y) => globalThis.scrollTo(0, y), distance);
  const field = page.locator(FIELDS).first();
  const hasField = distance === 0 && (await field.count()) > 0;
  if (!hasField && !(await page.evaluate(buttonInSight, 0))) {
    await close();
    return { taps: 0, keystrokes: 0, failures: [] };
  }
  let typed = '';
  const type = async () => {
    const letter = LETTERS[Math.floor(next() * LETTERS.length)];
    if (await typeLetter(page, field, letter)) typed += letter;
  };
  // The browser itself scrolls a field into sight that is typed into.
  if (hasField) await type();
  await page.evaluate(rememberPlace);
  const pressed = [];
  let isMovedByPress = false;
  for (let input = typed.length; input < INPUTS_PER_VISIT; input += 1) {
    await page.waitForTimeout(next() * LONGEST_PAUSE_MS);
    const isHere = await page.evaluate((path) => location.pathname === path, address);
    if (hasField && isHere && next() < KEYSTROKES) {
      await type();
      continue;
    }
    const point = await page.evaluate(buttonInSight, next());
    if (!point) continue;
    await page.mouse.click(point.x, point.y);
    pressed.push(point.label);
    // Another list, or another part of the page, was asked for.
    isMovedByPress ||= point.movesReader;
  }
  await started(page);
  await page.waitForTimeout(600);
  const failures = [];
  const fail = (what) => failures.push(`${address} (seed ${seed}): ${what} after ${pressed.join(', ')}`);
  const { made, answered } = await page.evaluate(() => globalThis.presses);
  if (made !== answered) fail(`${made} presses, ${answered} answered`);
  const isHere = new URL(page.url()).pathname === address;
  const value = hasField && isHere ? await field.inputValue() : typed;
  if (value !== typed) fail(`“${typed}” was typed, “${value}” is there`);
  const moved = await page.evaluate(() => globalThis.movedBy());
  if (!isMovedByPress && Math.abs(moved) > TOLERATED_MOVE_PX) fail(`the reader was moved by ${moved} px`);
  await close();
  return { taps: made, keystrokes: typed.length, failures };
}
