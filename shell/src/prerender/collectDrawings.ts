import { DRAWINGS_ID } from '@venue/shared/ui';
import { markupInFirstWindow } from './markupInFirstWindow';

/** A drawing with the path that it carries, and the view box of a path that fills its `<svg>` (see `Drawing`). */
const CARRIED = / href="#([\w-]+)" data-path="([^"]*)"(?: data-view-box="([^"]*)")?/g;

/** The address of the file with drawings in a page's markup, before `fillDocument` puts the file's real one there. */
export const DRAWINGS_FILE = '/drawings.svg';

/** By its id, the element that defines a drawing. */
type Drawings = ReadonlyMap<string, string>;

const definition = (id: string, path: string, viewBox?: string) =>
  viewBox
    ? `<symbol id="${id}" viewBox="${viewBox}"><path d="${path}"/></symbol>`
    : `<path id="${id}" d="${path}"/>`;

/** Each drawing once. An older release may draw without a view box what others draw with one, which then counts. */
function unique(drawings: Iterable<readonly [id: string, element: string]>): Drawings {
  const kept = new Map<string, string>();
  for (const [id, element] of drawings)
    if (!kept.has(id) || element.startsWith('<symbol')) kept.set(id, element);
  return kept;
}

/** All drawings that some markup carries. */
const drawingsIn = (html: string): Drawings =>
  unique(
    [...html.matchAll(CARRIED)].map(([, id = '', path = '', viewBox]) => [id, definition(id, path, viewBox)]),
  );

interface CollectedDrawings {
  /** The markup without the paths. */
  html: string;
  /** The hidden `<svg>` with the drawings of the first window, which has to stand before the markup. */
  drawings: string;
  /** The drawings that the page needs in the file with drawings. */
  laterDrawings: Drawings;
}

/**
 * Takes the paths that a page's drawings carry out of its markup. Those of the first window stand once in the page, the
 * others in a file of the site.
 */
export function collectDrawings(html: string): CollectedDrawings {
  const all = drawingsIn(html);
  const first = drawingsIn(markupInFirstWindow(html));
  const inPage = [...all].filter(([id]) => first.has(id)).map(([, element]) => element);
  return {
    html: html.replace(CARRIED, (_, id: string) => ` href="${first.has(id) ? '' : DRAWINGS_FILE}#${id}"`),
    drawings: `<svg id="${DRAWINGS_ID}" aria-hidden="true" style="display:none">${inPage.join('')}</svg>`,
    laterDrawings: new Map([...all].filter(([id]) => !first.has(id))),
  };
}

/** The file with the drawings of several pages. */
export function writeDrawings(pages: readonly Drawings[]): string {
  const all = unique(pages.flatMap((drawings) => [...drawings]));
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...all.values()].join('')}</svg>`;
}
