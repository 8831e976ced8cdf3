/** The source of a function without its name, which nothing calls. */
const sourceOf = (run: () => void) => String(run).replace(/^function \w+/, 'function');

/**
 * Statements that run functions while a page is being parsed. Only their source is printed into the page, so they must not
 * refer to anything outside themselves.
 */
export const inlineSource = (...functions: readonly (() => void)[]): string =>
  functions.map((run) => `(${sourceOf(run)})()`).join(';');

/** A script element with the source of functions. One for several, because each element holds up a slow phone for 2 ms. */
export const inlineScript = (...functions: readonly (() => void)[]): string =>
  `<script>${inlineSource(...functions)}</script>`;
