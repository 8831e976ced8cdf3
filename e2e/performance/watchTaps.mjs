/* global document, location, PerformanceObserver, localStorage, requestAnimationFrame, sessionStorage */
import { openSlowly, painted, started } from './slowPhone.mjs';

/**
 * Runs in the page, before its scripts: notes each tap as the visitor made it, what it asks for, and after how many ms the
 * page has painted something else. The list outlasts the page, as long as the tab is open.
 */
export function watchTaps() {
  const KEY = 'taps-of-drill';
  const PATIENCE_MS = 6000;
  const taps = (globalThis.taps = JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  const save = () => sessionStorage.setItem(KEY, JSON.stringify(taps));
  const labelOf = (element) => element.getAttribute('aria-label') ?? element.textContent.trim();
  /** What a tap may change, read without making the browser lay out the page. */
  const shown = () => {
    const root = document.documentElement;
    const marked = document.querySelectorAll(
      '[aria-selected=true],[aria-pressed=true],[aria-current=true],dialog[open]',
    );
    const counts = document.querySelectorAll('[data-dish] output');
    return [
      root.dataset.theme,
      document.querySelector('[data-cart-link]')?.ariaLabel,
      ...Array.from(marked, (element) => element.id || element.ariaLabel),
      ...Array.from(counts, (count) => count.textContent),
    ].join('|');
  };
  /** From an input to the next paint, in ms, by the time stamp of the event. */
  const durations = new Map();
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'click') durations.set(Math.round(startTime), duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });

  /** What a tap does to the cart: how many of a dish it adds. */
  function changeOf(control) {
    const place = control.closest('[data-dish]');
    const [, direction, dish] = /^(Increase|Decrease) quantity of (.*)/.exec(labelOf(control)) ?? [];
    const isChoice = place !== null && 'chosen' in place.dataset;
    if (dish) return isChoice ? undefined : { dish, by: direction === 'Increase' ? 1 : -1 };
    if (!place) return undefined;
    const by = isChoice ? Number(place.querySelector('output').textContent) : 1;
    return { dish: JSON.parse(place.dataset.dish).name, by };
  }

  globalThis.addEventListener(
    'click',
    (event) => {
      const control = event.isTrusted && event.target.closest?.('button,[role=tab],label');
      if (!control) return;
      const tap = {
        path: location.pathname,
        label: labelOf(control),
        change: changeOf(control),
        tab: control.getAttribute('role') === 'tab' ? labelOf(control) : undefined,
        theme: control.querySelector?.('[name=theme]')?.value,
        chip: control.hasAttribute('aria-pressed') && !('asksToSignIn' in control.dataset),
        // What only the application can answer shows as pressed.
        waits: !control.matches(
          '[data-dish] *,[aria-label*=" quantity of "],[role=tab],[data-asks-to-sign-in],[aria-roledescription=carousel] [aria-label],[popovertarget],#root label,dialog *',
        ),
        answeredAfter: null,
      };
      taps.push(tap);
      save();
      const before = shown();
      const pressedAt = event.timeStamp;
      const note = (answeredAfter) => {
        tap.answeredAfter = answeredAfter;
        save();
      };
      const look = (isAtOnce) => {
        const now = performance.now();
        // The browser itself says when the answer to the event was painted; it leaves out what takes less than 16 ms.
        if (shown() !== before)
          setTimeout(
            () => note(isAtOnce ? (durations.get(Math.round(pressedAt)) ?? 16) : now - pressedAt),
            300,
          );
        else if (now - pressedAt < PATIENCE_MS) requestAnimationFrame(() => setTimeout(look));
      };
      setTimeout(() => look(true));
    },
    true,
  );
}

/** The cart as local storage holds it: quantities by the names of dishes. */
export const storedCart = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      JSON.parse(localStorage.getItem('cart') ?? '[]').map(({ name, quantity }) => [name, quantity]),
    ),
  );

/**
 * Taps Add to Cart on the menu some seconds after the first paint.
 * @returns {Promise<{ answeredAfter: number, quantities: number[] }>} In ms from the press until the page shows the stepper.
 *   `quantities` is what is in the cart once the application has started.
 */
export async function tapEarly(browser, origin, seconds, network) {
  const { page, close } = await openSlowly(browser, `${origin}/menu`, { init: watchTaps, network });
  await painted(page);
  await page.waitForTimeout(seconds * 1000);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click({ noWaitAfter: true });
  await started(page);
  await page.waitForTimeout(500);
  const [{ answeredAfter }] = await page.evaluate(() => globalThis.taps);
  const quantities = Object.values(await storedCart(page));
  await close();
  return { answeredAfter: answeredAfter ?? Infinity, quantities };
}
