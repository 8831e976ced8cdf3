// @ts-check

/** How much more than its budget a page may take, as a factor: another compiler version moves a few bytes. */
const TOLERANCE = 1.01;

const PARTS = /** @type {const} */ (['html', 'scripts', 'styles', 'drawings']);

/**
 * Brotli bytes of a page.
 * @typedef {Record<typeof PARTS[number], number>} Bytes
 */

/** @param {Bytes} bytes @param {Bytes} budget */
const partsOver = (bytes, budget) => PARTS.filter((part) => bytes[part] > budget[part] * TOLERANCE);

/** @param {Bytes} bytes @param {Bytes} budget */
const lowerOf = (bytes, budget) =>
  /** @type {Bytes} */ (Object.fromEntries(PARTS.map((part) => [part, Math.min(bytes[part], budget[part])])));

/**
 * Compares pages with their budgets. A page that has become smaller lowers its budget, so that no gain is lost again.
 * @param {Record<string, Bytes>} pages By address.
 * @param {Record<string, Bytes>} budgets The budgets as they were written down.
 * @returns {{ over: string[], next: Record<string, Bytes> }} A line for each page over its budget or without one, and the
 *   budgets to write down.
 */
export function compareWithBudgets(pages, budgets) {
  /** @type {string[]} */
  const over = [];
  /** @type {Record<string, Bytes>} */
  const next = {};
  for (const [address, bytes] of Object.entries(pages)) {
    const budget = budgets[address];
    if (!budget) {
      over.push(`${address} has no budget.`);
      continue;
    }
    for (const part of partsOver(bytes, budget))
      over.push(`${address}: ${part} ${bytes[part]} bytes, and the budget is ${budget[part]}.`);
    next[address] = lowerOf(bytes, budget);
  }
  return { over, next };
}
