import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Layout } from '../layout/Layout';
import { PageHead } from '../page-head/PageHead';
import { useHeadingFocus } from '../page-head/useHeadingFocus';

/** The frame every page stands in. */
export function SiteFrame() {
  useHeadingFocus();
  return (
    <Layout>
      <PageHead />
      <Outlet />
      <ScrollRestoration />
    </Layout>
  );
}
