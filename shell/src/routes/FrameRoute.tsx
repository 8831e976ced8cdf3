import { Outlet } from 'react-router-dom';
import { Frame } from '../frame/Frame';
import { PageHead } from '../page-head/PageHead';
import { useHeadingFocus } from './useHeadingFocus';
import { ScrollPosition } from './ScrollPosition';
import { useCanonicalAddress } from './useCanonicalAddress';

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
