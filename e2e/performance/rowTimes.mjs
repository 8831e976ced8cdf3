/* global document, MutationObserver, requestAnimationFrame */

/** The first keys of a search of reservations. Each leaves rows. */
export const FIRST_KEYS = [...'7771', 'Backspace'];
/** By then all rows that a key leaves have been painted, on a quarter of a machine's speed. */
const PAUSE_MS = 700;

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

/**
 * Types into the search of a list.
 * @param {string[]} keys Letters, or names of keys.
 * @returns {Promise<number[]>} For each key the milliseconds until all rows of the page have been painted.
 */
export async function typeInSearch(page, keys) {
  await page.evaluate(observeRows);
  await page.getByRole('searchbox').focus();
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PAUSE_MS);
  }
  return page.evaluate(() => [...globalThis.rowTimes].filter(([since]) => since > 0).map(([, took]) => took));
}
