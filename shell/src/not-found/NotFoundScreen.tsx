import { paths } from '@venue/shared/paths';
import { ButtonLink } from '@venue/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { MessagePage } from '../layout/message-page/MessagePage';

/** Nobody's path (spec 2, 8). It never prints the path: one static page serves every unknown address. */
export default function NotFoundScreen() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`Not found: ${pathname}`), [pathname]);
  return (
    <MessagePage
      title="Oops! Page not found"
      picture={{ motif: 'garden', accent: 'forest' }}
      actions={
        <>
          <ButtonLink to={paths.home()}>Back to Home</ButtonLink>
          <ButtonLink to={paths.menu()} tone="quiet">
            See the Menu
          </ButtonLink>
          <ButtonLink to={paths.stalls()} tone="quiet">
            Our Stalls
          </ButtonLink>
        </>
      }
    >
      This path leads past the last lantern. The fire, the food and a free table are back this way.
    </MessagePage>
  );
}
