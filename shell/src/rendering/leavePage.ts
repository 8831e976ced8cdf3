import type { createMemoryRouter } from 'react-router-dom';

/**
 * Takes the focus out of the page's main part before a navigation removes it; the heading of the next page gets it.
 * When an element that has the focus is removed, Chromium first works out the style of the whole page that is leaving.
 * @param router Call this before React renders the router, so that the focus is gone when React removes the page.
 */
export function releaseFocusOnLeaving(router: ReturnType<typeof createMemoryRouter>) {
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === shown) return;
    shown = pathname;
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.closest('main')) focused.blur();
  });
}
