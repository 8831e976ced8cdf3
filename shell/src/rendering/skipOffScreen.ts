import { whenIdle } from '@venue/shared/browser';

/** Parts that have got their height. */
const measured = new WeakSet<HTMLElement>();

/** The height inside padding and border, in px. */
function contentHeight(part: HTMLElement): number {
  const style = getComputedStyle(part);
  const edges = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
  return edges.reduce(
    (height, edge) => height - (parseFloat(edge) || 0),
    part.getBoundingClientRect().height,
  );
}

/**
 * Gives a part below the visible part of the page the height that it has when it is rendered. A height above it could
 * move what is being read. What is in view is rendered anyway, and Chromium reports a layout shift where it begins to be
 * left out.
 */
function measure(part: HTMLElement) {
  if (part.getBoundingClientRect().top < innerHeight) return;
  part.style.setProperty('content-visibility', 'visible');
  const height = contentHeight(part);
  if (height <= 0) return void part.style.removeProperty('content-visibility');
  part.style.setProperty('contain-intrinsic-block-size', `auto ${height}px`);
  part.style.setProperty('content-visibility', 'auto');
}

function measureInTurn([part, ...others]: readonly HTMLElement[]) {
  if (!part) return;
  whenIdle(() => {
    measure(part);
    measureInTurn(others);
  });
}

/** Moves the estimates of `estimateHeights` from the document to its parts, so that other pages have true heights. */
function keepEstimates(parts: readonly HTMLElement[]) {
  const { dataset } = document.documentElement;
  if (dataset.heights)
    for (const part of parts) {
      const { containIntrinsicBlockSize } = getComputedStyle(part);
      part.style.setProperty('contain-intrinsic-block-size', containIntrinsicBlockSize);
      part.style.setProperty('content-visibility', 'auto');
    }
  delete dataset.heights;
}

/**
 * Leaves out style, layout and paint of the page's long parts while they are far from the visible part
 * (`content-visibility`). A press that opens a dialog makes browsers work out the style of the whole document, because the
 * rest of it becomes inert, and on the home page most of it is off screen. Each part keeps the height that it has, so that
 * nothing moves. The parts are measured at idle moments, one at a time: all of them take a slow phone 200 ms.
 */
export function skipOffScreen() {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-off-screen="skipped"]')].filter(
    (part) => !measured.has(part),
  );
  for (const part of parts) measured.add(part);
  keepEstimates(parts);
  measureInTurn(parts);
}
