/* global document, getComputedStyle, location, localStorage, requestAnimationFrame, sessionStorage */
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
  const shown = () => {
    const marked = document.querySelectorAll(
      '[aria-selected=true],[aria-pressed=true],[aria-current=true],[data-dish] button,output,dialog[open]',
    );
    const root = document.documentElement;
    return [
      root.dataset.theme,
      getComputedStyle(root).getPropertyValue('--cart-items'),
      document.querySelector('header a[href="/cart"]')?.getAttribute('aria-label'),
      ...[...marked].map((element) => `${element.id} ${labelOf(element)}`),
    ].join('|');
  };

  /** What a tap does to the cart: how many of a dish it adds. */
  function changeOf(control) {
    const place = control.closest('[data-dish]');
    if (!place) return undefined;
    const { id } = JSON.parse(place.dataset.dish);
    const isAdd = control.parentElement === place;
    if (!('chosen' in place.dataset)) return { id, by: isAdd || !control.nextElementSibling ? 1 : -1 };
    return isAdd ? { id, by: Number(place.querySelector('output').textContent) } : undefined;
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
          '[data-dish] *,[role=tab],[data-asks-to-sign-in],[aria-roledescription=carousel] [aria-label],[popovertarget],label,dialog *',
        ),
        answeredAfter: null,
      };
      taps.push(tap);
      save();
      const before = shown();
      const pressedAt = event.timeStamp;
      const look = () => {
        const now = performance.now();
        if (shown() !== before) {
          tap.answeredAfter = now - pressedAt;
          save();
        } else if (now - pressedAt < PATIENCE_MS) nextPaint();
      };
      const nextPaint = () => requestAnimationFrame(() => setTimeout(look));
      nextPaint();
    },
    true,
  );
}

/** The cart as local storage holds it: quantities by dish. */
export const storedCart = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      JSON.parse(localStorage.getItem('cart') ?? '[]').map(({ id, quantity }) => [id, quantity]),
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
