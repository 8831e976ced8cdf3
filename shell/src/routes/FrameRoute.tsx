import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Frame } from '../frame/Frame';
import { PageHead } from '../page-head/PageHead';
import { ScrollPosition } from './ScrollPosition';
import { useCanonicalAddress } from './canonicalPath';

/**
 * Moves the focus to the page's heading after a navigation, so that keyboard and screen reader users start there. A
 * change of the query alone (a filter, a tab) leaves the focus where it is.
 */
function useHeadingFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

/** What follows a navigation: the canonical address, and the focus on the heading. */
function AfterNavigation() {
  useCanonicalAddress();
  useHeadingFocus();
  return null;
}

/**
 * The frame around every page. It has no hooks, so that a navigation renders only what differs: header and footer are not
 * rendered again.
 */
export function FrameRoute({ keepsFirstPosition }: { keepsFirstPosition: boolean }) {
  return (
    <Frame>
      <PageHead />
      <Outlet />
      <AfterNavigation />
      <ScrollPosition keepsFirst={keepsFirstPosition} />
    </Frame>
  );
}
