import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Layout } from '../layout/Layout';
import { LayoutBoundary } from './LayoutBoundary';
import { UnexpectedErrorScreen } from './UnexpectedErrorScreen';

/** The router's last resort, with header and footer around it; if the frame itself is what fails, without. */
export function SiteErrorScreen() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <LayoutBoundary>
      <Layout>
        <UnexpectedErrorScreen />
      </Layout>
    </LayoutBoundary>
  );
}
