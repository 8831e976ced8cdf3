/** The source of a function without its name, which nothing calls. */
const sourceOf = (run: () => void) => String(run).replace(/^function \w+/, 'function');

/**
 * A script element that runs functions while the page is being parsed. Only their source is printed into the page, so
 * they must not refer to anything outside themselves.
 */
export const inlineScript = (...functions: readonly (() => void)[]): string =>
  `<script>${functions.map((run) => `(${sourceOf(run)})()`).join(';')}</script>`;
