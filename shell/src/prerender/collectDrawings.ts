import { DRAWINGS_ID } from '@venue/shared/ui';

/** An `<svg>` with nothing but a drawing on a square grid. */
const SVG = /<svg viewBox="(0 0 \d+ \d+)"([^>]*)><use href="#([\w-]+)" data-path="([^"]*)"/g;
const CARRIED = / href="#([\w-]+)" data-path="([^"]*)"/g;

/**
 * Moves the paths that a page's drawings carry in `data-path` (see `Drawing`) into one hidden `<svg>`, and with them the
 * view box of the `<svg>` around each, which a page would repeat for every icon.
 * @returns The markup without the paths, and the `<svg>` that has to stand before it.
 */
export function collectDrawings(html: string): { html: string; drawings: string } {
  const copies = new Map<string, string>();
  const stripped = html
    .replace(SVG, (_, viewBox: string, attributes: string, id: string, path: string) => {
      copies.set(id, `<symbol id="${id}" viewBox="${viewBox}"><path d="${path}"/></symbol>`);
      return `<svg${attributes}><use href="#${id}"`;
    })
    .replace(CARRIED, (_, id: string, path: string) => {
      if (!copies.has(id)) copies.set(id, `<path id="${id}" d="${path}"/>`);
      return ` href="#${id}"`;
    });
  const drawings = `<svg id="${DRAWINGS_ID}" aria-hidden="true" style="display:none">${[...copies.values()].join('')}</svg>`;
  return { html: stripped, drawings };
}
