import { Outlet } from 'react-router-dom';
import { Frame } from '../frame/Frame';
import { PageHead } from '../page-head/PageHead';
import { useHeadingFocus } from './useHeadingFocus';
import { ScrollPosition } from './ScrollPosition';
import { useCanonicalAddress } from './useCanonicalAddress';

/** The root route: the frame around every page. */
export function FrameRoute({ keepsFirstPosition }: { keepsFirstPosition: boolean }) {
  useCanonicalAddress();
  useHeadingFocus();
  return (
    <Frame>
      <PageHead />
      <Outlet />
      <ScrollPosition keepsFirst={keepsFirstPosition} />
    </Frame>
  );
}
