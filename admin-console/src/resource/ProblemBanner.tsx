import { Banner, Button } from '@venue/shared/ui';
import { useLiveSignIn } from '../live-sign-in/LiveSignInProvider';
import type { Problem } from './problem';

interface ProblemBannerProps {
  problem: Problem;
  /** Fetches the record as it stands now. */
  onReload: () => void;
}

/** Why a change was refused, and what helps. */
export function ProblemBanner({ problem, onReload }: ProblemBannerProps) {
  const signIn = useLiveSignIn();
  const { text, reason, remedy } = problem;
  return (
    <Banner
      tone="bad"
      live
      title={text}
      actions={
        <>
          {remedy === 'reload' && (
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
