/** So many mistakes are named at once. */
const MOST_LINES = 20;

/** Something in the content that can't be used; every line says where and what is expected. */
export class ContentError extends Error {
  /** @param {string | string[]} lines @param {import('./crossRules.mjs').Problem[]} [problems] */
  constructor(lines, problems = []) {
    const all = [...new Set([lines].flat())];
    const more = all.length - MOST_LINES;
    super([...all.slice(0, MOST_LINES), ...(more > 0 ? [`and ${more} more.`] : [])].join('\n'));
    this.problems = problems;
  }
}
