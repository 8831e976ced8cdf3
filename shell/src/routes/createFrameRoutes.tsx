import { LoadingState } from '@venue/shared/ui';
import type { RouteObject } from 'react-router-dom';
import { Frame } from '../frame/Frame';

/** Routes for rendering the frame around a loading screen. */
export const createFrameRoutes = (): RouteObject[] => [
  {
    path: '*',
    element: (
      <Frame>
        <LoadingState label="Loading…" />
      </Frame>
    ),
  },
];
