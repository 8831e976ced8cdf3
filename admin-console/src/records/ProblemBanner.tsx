import { Banner, Button } from '@venue/shared/ui';
import { useLiveSignIn, useSignedInSince } from '../source/LiveSignInProvider';
import type { Problem } from './problem';

interface ProblemBannerProps {
  problem: Problem;
  /** Fetches the record as it stands now; absent where there is none yet. */
  onReload?: (() => void) | undefined;
}

/** Why a change was refused, and what helps. */
export function ProblemBanner({ problem, onReload }: ProblemBannerProps) {
  const signIn = useLiveSignIn();
  const isSignedIn = useSignedInSince();
  const { text, reason, remedy } = problem;
  if (remedy === 'sign-in' && isSignedIn)
    return (
      <Banner tone="info" live title="Signed in to the live server.">
        Your change is not saved yet: please send it again.
      </Banner>
    );
  return (
    <Banner
      tone="bad"
      live
      title={text}
      actions={
        <>
          {remedy === 'reload' && onReload && (
            <Button tone="quiet" size="small" onClick={onReload}>
              Reload
            </Button>
          )}
          {remedy === 'sign-in' && (
            <Button tone="quiet" size="small" onClick={signIn}>
              Sign in to the live server
            </Button>
          )}
        </>
      }
    >
      {reason}
    </Banner>
  );
}
