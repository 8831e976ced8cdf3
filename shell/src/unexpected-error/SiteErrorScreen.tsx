import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Frame } from '../frame/Frame';
import { FrameBoundary } from './FrameBoundary';
import { UnexpectedErrorScreen } from './UnexpectedErrorScreen';

/** The router's last resort, with header and footer around it; if the frame itself is what fails, without. */
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
