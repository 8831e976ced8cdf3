/**
 * Runs inline in a static page, before its content. The parts of the page that are far from the visible part are left out
 * of style, layout and paint, with an estimated height (`GlobalStyle`), until the visitor comes near them. A press that
 * opens a dialog makes browsers recalculate the style of the whole document, because the rest of it becomes inert: on the home
 * page of a slow phone that takes a third less. A page to which the visitor returns, or that opens at one of its parts, needs
 * its true heights at once to scroll to the place. It must be self-contained, because `inlineSource` prints its source into
 * the page.
 */
export function estimateHeights(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate' && !location.hash)
    document.documentElement.dataset.heights = 'estimated';
}
