import type { createMemoryRouter } from 'react-router-dom';

/**
 * What a navigation does before it removes a page. The focus leaves the page's main part, and the heading of the next page
 * gets it: when an element that has the focus is removed, Chromium first recalculates the style of the whole page that is
 * leaving. Heights are no longer estimated (`estimateHeights`), because Back must find the place where the visitor was.
 * @param router Call this before React renders the router, so that it is done when React removes the page.
 */
export function resetOnLeaving(router: ReturnType<typeof createMemoryRouter>) {
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === shown) return;
    shown = pathname;
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.closest('main')) focused.blur();
    delete document.documentElement.dataset.heights;
  });
}
