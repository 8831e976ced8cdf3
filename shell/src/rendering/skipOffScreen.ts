import { whenIdle } from '@venue/shared/browser';

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
 * Leaves out style, layout and paint of the page's long parts while they are far from the visible part
 * (`content-visibility`). A press that opens a dialog makes browsers work out the style of the whole document, because the
 * rest of it becomes inert, and on the home page most of it is off screen. Each part keeps the height that it has now, so that
 * nothing moves; therefore this runs at an idle moment after the page is there, rather than as a rule of the style sheet.
 */
export function skipOffScreen() {
  whenIdle(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-off-screen="skipped"]')]
      .filter(({ style }) => style.getPropertyValue('content-visibility') === '')
      .map((part) => ({ part, height: contentHeight(part) }))
      .filter(({ height }) => height > 0);
    for (const { part, height } of parts) {
      part.style.setProperty('contain-intrinsic-block-size', `auto ${height}px`);
      part.style.setProperty('content-visibility', 'auto');
    }
  });
}
