import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { Layout } from '../layout/Layout';
import { PageHead } from '../page-head/PageHead';
import { useHeadingFocus } from '../page-head/useHeadingFocus';

/** The first page of every visit has the same key: without its path, one page would open where another was left. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** The frame every page stands in. */
export function SiteFrame() {
  useHeadingFocus();
  return (
    <Layout>
      <PageHead />
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </Layout>
  );
}
