// @ts-check
import { fileURLToPath } from 'node:url';

/** For each page, the brotli bytes that a guest's browser may load before the page is hydrated. */
export const BUDGETS_FILE = fileURLToPath(new URL('./budgets.json', import.meta.url));

/** How much more than its budget a page may take, as a factor: another compiler version moves a few bytes. */
const TOLERANCE = 1.01;

const PARTS = /** @type {const} */ (['html', 'scripts']);

/**
 * Brotli bytes of a page.
 * @typedef {Record<typeof PARTS[number], number>} Bytes
 */

/**
 * Compares pages with their budgets.
 * @param {Record<string, Bytes>} pages By address.
 * @param {Record<string, Bytes>} budgets The budgets as they were written down.
 * @returns {string[]} A line for each page over its budget, without one, or that is not there any more.
 */
export function compareWithBudgets(pages, budgets) {
  const over = Object.entries(pages).flatMap(([address, bytes]) => {
    const budget = budgets[address];
    if (!budget) return [`${address} has no budget.`];
    return PARTS.filter((part) => bytes[part] > budget[part] * TOLERANCE).map(
      (part) => `${address}: ${part} ${bytes[part]} bytes, and the budget is ${budget[part]}.`,
    );
  });
  const gone = Object.keys(budgets).filter((address) => !(address in pages));
  return [...over, ...gone.map((address) => `${address} has a budget, and is not there.`)];
}
