import { useSignOut } from '@venue/shared/session';
import { usePageName } from '@venue/shared/site-routes';
import type { User } from '@venue/shared/types';
import { Button, ButtonLink, Cluster } from '@venue/shared/ui';
import * as S from './SignInScreen.styles';
import { homeAfterSignIn } from './homeAfterSignIn';

/** Sign-in for a person who is signed in: who it is, and links to go on (decisions, After sign-in). */
export function SignedIn({ user, wanted }: { user: User; wanted: string | null }) {
  const wantedName = usePageName(wanted ?? '');
  const signOut = useSignOut();
  return (
    <S.SignedIn>
      <p>
        You are signed in as <S.Name dir="auto">{user.name}</S.Name> <bdi>{`(${user.email}).`}</bdi>
      </p>
      <Cluster>
        {wanted && <ButtonLink to={wanted}>{`Continue to ${wantedName}`}</ButtonLink>}
        <ButtonLink tone={wanted ? 'quiet' : 'primary'} to={homeAfterSignIn(user.role)}>
          Go to Dashboard
        </ButtonLink>
        <Button tone="quiet" onClick={signOut}>
          Sign Out
        </Button>
      </Cluster>
    </S.SignedIn>
  );
}
