/* global document, MutationObserver, PerformanceObserver, requestAnimationFrame */
import { openSlowly, started } from './slowPhone.mjs';

/** By then the application has started and prepared what it expects to need. */
export const SETTLED_MS = 2500;

/** Runs in the page: notes the times from an input to the next paint. */
function observeInputs() {
  globalThis.inputs = [];
  new PerformanceObserver((list) =>
    list
      .getEntries()
      .forEach(
        ({ name, duration, interactionId }) => interactionId && globalThis.inputs.push({ name, duration }),
      ),
  ).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}

/** Milliseconds from the press of a link until the new page's heading is painted. */
export async function navigate(browser, origin, address, link) {
  const { page, close } = await openSlowly(browser, origin + address, { waitUntil: 'load' });
  await started(page);
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    let pressed = 0;
    document.addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), true);
    globalThis.headingAfter = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
  await page.locator(`main a[href="${link}"], footer a[href="${link}"]`).first().click();
  const took = await page.evaluate(() => globalThis.headingAfter);
  await close();
  return took;
}

const button = (page, name) => page.getByRole('button', { name }).first();
const INTERACTIONS = [
  ['/menu', 'add to cart', (page) => button(page, /^Add to Cart/).click()],
  ['/menu', 'stepper', (page) => button(page, /^Increase quantity/).click()],
  ['/menu', 'tab', (page) => page.getByRole('tab').nth(1).click()],
  ['/menu', 'search key', (page) => page.getByRole('searchbox').press('t')],
  // Last, because a guest is asked to sign in.
  [
    '/menu',
    'heart',
    (page) =>
      page
        .locator('[role=tabpanel]:visible')
        .getByRole('button', { name: /^Favorite/ })
        .first()
        .click(),
  ],
  ['/', 'mobile menu', (page) => button(page, 'Open navigation').click()],
];

/** Milliseconds from each input to the next paint, in the first second after the start and later. */
export async function interact(browser, origin, address, wait) {
  const { page, close } = await openSlowly(browser, origin + address, {
    init: observeInputs,
    waitUntil: 'load',
  });
  await started(page);
  await page.waitForTimeout(wait);
  const took = {};
  for (const [where, name, press] of INTERACTIONS) {
    if (where !== address) continue;
    await page.evaluate(() => (globalThis.inputs = []));
    await press(page);
    await page.waitForTimeout(700);
    took[name] = await page.evaluate(() => Math.max(0, ...globalThis.inputs.map(({ duration }) => duration)));
  }
  await close();
  return took;
}
