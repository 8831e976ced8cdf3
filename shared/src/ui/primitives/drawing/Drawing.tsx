import { useInsertionEffect } from 'react';

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

function define(id: string, path: string, size: number) {
  if (document.getElementById(id)) return;
  const symbol = document.createElementNS(SVG, 'symbol');
  symbol.id = id;
  symbol.setAttribute('viewBox', `0 0 ${size} ${size}`);
  symbol.innerHTML = `<path d="${path}"/>`;
  drawingsOf(document).append(symbol);
}

/** Only static pages are rendered without a document. They carry each path to the compose step, which collects them. */
const isStatic = typeof document === 'undefined';

interface DrawingProps {
  /** An id that is the same for the same path in every deployment, such as `i-heart`. Pages repeat it, so it is short. */
  id: string;
  path: string;
  /** The side of the square grid that it is drawn on. */
  size: number;
}

/**
 * A path that is drawn in many places of a page and stands in its document once. It fills the `<svg>` around it, which
 * needs no `viewBox` of its own. A static page has its drawings from the compose step
 * (`shell/src/prerender/collectDrawings.ts`); others are added when they are first drawn.
 */
export function Drawing({ id, path, size }: DrawingProps) {
  useInsertionEffect(() => define(id, path, size), [id, path, size]);
  return <use href={`#${id}`} {...(isStatic && { 'data-path': path, 'data-size': size })} />;
}
