import { LoadingState } from '@venue/shared/ui';
import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/Layout';

/** The frame around a page that is still on its way. */
export const createFrameRoutes = (): RouteObject[] => [
  {
    path: '*',
    element: (
      <Layout>
        <LoadingState label="Loading…" />
      </Layout>
    ),
  },
];
