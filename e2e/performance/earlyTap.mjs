/* global document, Element, localStorage, requestAnimationFrame */
import { openSlowly, painted, started } from './slowPhone.mjs';

/** Runs in the page: counts presses of buttons as the visitor made them, and as they reached the living application. */
export function countPresses() {
  const counts = { made: 0, answered: 0, pressedAfter: 0, answeredAt: 0 };
  globalThis.presses = counts;
  const isButton = (event) => event.target instanceof Element && event.target.closest('button,[role=tab]');
  globalThis.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || !isButton(event)) return;
      counts.made += 1;
      const button = isButton(event);
      requestAnimationFrame(() => {
        const isPressed = button.getAnimations().length > 0;
        setTimeout(() => {
          if (isPressed) counts.pressedAfter = performance.now() - event.timeStamp;
        });
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

/**
 * Taps Add to Cart on the menu some seconds after the first paint.
 * @returns {Promise<{ answeredAfter: number, pressedAfter: number, quantities: number[] }>} In ms: from when the tap was due
 *   until the application has answered, and from the press until the button was painted as pressed (0 where the answer came
 *   before that). `quantities` is what is in the cart then.
 */
export async function tapEarly(browser, origin, seconds) {
  const { page, close } = await openSlowly(browser, `${origin}/menu`, { init: countPresses });
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
  const { answeredAt, pressedAfter } = counts;
  return {
    answeredAfter: answeredAt - at,
    pressedAfter,
    quantities: lines.map(({ quantity }) => quantity),
  };
}
