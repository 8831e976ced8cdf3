import { useInsertionEffect, type SVGProps } from 'react';

/** The id of the hidden `<svg>` in a document that holds one copy of each drawing. */
export const DRAWINGS_ID = 'drawings';

const SVG = 'http://www.w3.org/2000/svg';

function drawingsOf(document: Document): Element {
  const present = document.getElementById(DRAWINGS_ID);
  if (present) return present;
  const drawings = document.createElementNS(SVG, 'svg');
  drawings.id = DRAWINGS_ID;
  drawings.setAttribute('aria-hidden', 'true');
  drawings.style.display = 'none';
  document.body.append(drawings);
  return drawings;
}

function define(id: string, path: string, viewBox?: string) {
  const present = document.getElementById(id);
  if (present && (!viewBox || present.localName === 'symbol')) return;
  // Another release has added the path without its view box.
  present?.remove();
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  const element = viewBox ? document.createElementNS(SVG, 'symbol') : line;
  element.id = id;
  if (viewBox) {
    element.setAttribute('viewBox', viewBox);
    element.append(line);
  }
  drawingsOf(document).append(element);
}

/** Only static pages are rendered without a document. They carry each path to the compose step, which collects them. */
const isStatic = typeof document === 'undefined';

export interface DrawingProps extends Omit<SVGProps<SVGUseElement>, 'href' | 'id' | 'path'> {
  /** An id that is the same for the same path in every deployment, such as `icon-heart`. */
  id: string;
  path: string;
  /** Of a path that fills its `<svg>`, which then needs no view box of its own. */
  viewBox?: string;
}

/**
 * A path that is drawn in many places of a page and stands in its document once. A static page has its drawings from the
 * compose step (`shell/src/prerender/collectDrawings.ts`); others are added when they are first drawn.
 */
export function Drawing({ id, path, viewBox, ...attributes }: DrawingProps) {
  useInsertionEffect(() => define(id, path, viewBox), [id, path, viewBox]);
  const carried = isStatic && { 'data-path': path, 'data-view-box': viewBox };
  return <use href={`#${id}`} {...carried} {...attributes} />;
}
