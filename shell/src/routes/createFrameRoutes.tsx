import { LoadingState } from '@venue/shared/ui';
import type { SiteRoute } from '@venue/shared/site-routes';
import type { RouteObject } from 'react-router-dom';
import { Frame } from '../frame/Frame';

/** Routes for rendering the frame around a loading screen. */
export const createFrameRoutes = (siteRoutes: readonly SiteRoute[]): RouteObject[] => [
  {
    handle: { siteRoutes },
    path: '*',
    element: (
      <Frame>
        <LoadingState label="Loading…" />
      </Frame>
    ),
  },
];
