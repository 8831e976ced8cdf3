import { Outlet } from 'react-router-dom';
import { Layout } from '../layout/Layout';
import { PageHead } from '../page-head/PageHead';
import { useHeadingFocus } from '../page-head/useHeadingFocus';
import { ScrollPosition } from './ScrollPosition';
import { useCanonicalAddress } from './useCanonicalAddress';

/** The frame every page stands in. */
export function SiteFrame({ keepsFirstPosition }: { keepsFirstPosition: boolean }) {
  useCanonicalAddress();
  useHeadingFocus();
  return (
    <Layout>
      <PageHead />
      <Outlet />
      <ScrollPosition keepsFirst={keepsFirstPosition} />
    </Layout>
  );
}
