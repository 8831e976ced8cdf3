/**
 * Runs inline in a static page, before its content. The parts of the page that are far from the visible part are left out
 * of style, layout and paint from the beginning, with an estimated height (`GlobalStyle`), which is half of the work
 * before a slow phone has shown the page. Once the application runs, `skipOffScreen` replaces the estimates. A page to
 * which the visitor returns, or that opens at one of its parts, needs its true heights at once to scroll to the place.
 * It must be self-contained, because `inlineSource` prints its source into the page.
 */
export function estimateHeights(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate' && !location.hash)
    document.documentElement.dataset.heights = 'estimated';
}
