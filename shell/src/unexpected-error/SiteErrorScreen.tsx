import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Frame } from '../frame/Frame';
import { FrameBoundary } from './FrameBoundary';
import { UnexpectedErrorScreen } from './UnexpectedErrorScreen';

/** The error element of the root route, with header and footer. If the frame itself fails, it is shown without them. */
export function SiteErrorScreen() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <FrameBoundary>
      <Frame>
        <UnexpectedErrorScreen />
      </Frame>
    </FrameBoundary>
  );
}
