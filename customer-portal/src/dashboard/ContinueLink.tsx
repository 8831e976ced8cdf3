import { continuePath } from '@venue/shared/session';
import { usePageName } from '@venue/shared/site-routes';
import { useUser } from '@venue/shared/stores';
import { Banner, ButtonLink } from '@venue/shared/ui';
import { useLocation } from 'react-router-dom';

/** Link to the page that the person asked for before a guard sent them to sign-in (decisions, After sign-in). */
export function ContinueLink() {
  const user = useUser((state) => state.user);
  const wanted = continuePath(useLocation(), user);
  const name = usePageName(wanted ?? '');
  return (
    wanted && (
      <Banner
        title="You were on your way somewhere"
        actions={
          <ButtonLink size="small" to={wanted}>
            {`Continue to ${name}`}
          </ButtonLink>
        }
      />
    )
  );
}
