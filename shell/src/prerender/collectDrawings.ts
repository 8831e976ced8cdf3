import { DRAWINGS_ID } from '@venue/shared/ui';

const CARRIED = / href="#([\w-]+)" data-path="([^"]*)" data-size="(\d+)"/g;

/**
 * Moves the paths that a page's drawings carry in `data-path` (see `Drawing`) into one hidden `<svg>`.
 * @returns The markup without the paths, and the `<svg>` that has to stand before it.
 */
export function collectDrawings(html: string): { html: string; drawings: string } {
  const symbols = new Map<string, string>();
  const stripped = html.replace(CARRIED, (_, id: string, path: string, size: string) => {
    symbols.set(id, `<symbol id="${id}" viewBox="0 0 ${size} ${size}"><path d="${path}"/></symbol>`);
    return ` href="#${id}"`;
  });
  const drawings = `<svg id="${DRAWINGS_ID}" aria-hidden="true" style="display:none">${[...symbols.values()].join('')}</svg>`;
  return { html: stripped, drawings };
}
