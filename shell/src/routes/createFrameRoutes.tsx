import { LoadingState } from '@venue/shared/ui';
import type { RouteObject } from 'react-router-dom';
import { Frame } from '../frame/Frame';

/** The frame around a page that is still on its way. */
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
