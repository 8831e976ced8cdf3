import { DRAWINGS_ID } from '@venue/shared/ui';

const CARRIED = / href="#([\w-]+)" data-path="([^"]*)"/g;

/**
 * Moves the paths that a page's drawings carry in `data-path` (see `Drawing`) into one hidden `<svg>`.
 * @returns The markup without the paths, and the `<svg>` that has to stand before it.
 */
export function collectDrawings(html: string): { html: string; drawings: string } {
  const paths = new Map<string, string>();
  const stripped = html.replace(CARRIED, (_, id: string, path: string) => {
    paths.set(id, path);
    return ` href="#${id}"`;
  });
  const copies = [...paths].map(([id, path]) => `<path id="${id}" d="${path}"/>`);
  const drawings = `<svg id="${DRAWINGS_ID}" aria-hidden="true" style="display:none">${copies.join('')}</svg>`;
  return { html: stripped, drawings };
}
