// decisions, Unknown paths
import { paths } from '@venue/shared/paths';
import { isConsolePath } from '@venue/shared/rules';
import { STALLS_TITLE } from '@venue/shared/stall-words';
import { useUser } from '@venue/shared/stores';
import { ButtonLink } from '@venue/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { MessagePage } from '../message-page/MessagePage';

/**
 * The page of an unknown path (requirements 2, Route table; requirements 8, Not found). For an administrator below
 * `/admin` it links to the admin dashboard. The path itself is not printed, because one static page serves every
 * unknown path.
 */
export default function NotFoundScreen() {
  const { pathname } = useLocation();
  const user = useUser((state) => state.user);
  const isInConsole = isConsolePath(pathname) && user?.role === 'admin';
  useEffect(() => console.error(`Not found: ${pathname}`), [pathname]);
  return (
    <MessagePage
      title="Oops! Page not found"
      picture={{ motif: 'garden', accent: 'forest' }}
      actions={
        <>
          {isInConsole && <ButtonLink to={paths.adminDashboard()}>Admin Dashboard</ButtonLink>}
          <ButtonLink to={paths.home()} tone={isInConsole ? 'quiet' : 'primary'}>
            Back to Home
          </ButtonLink>
          <ButtonLink to={paths.menu()} tone="quiet">
            See the Menu
          </ButtonLink>
          <ButtonLink to={paths.stalls()} tone="quiet">
            {STALLS_TITLE}
          </ButtonLink>
        </>
      }
    >
      This path leads nowhere. The food and a free table are back this way.
    </MessagePage>
  );
}
