import { Banner, Button, Container } from '@venue/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { replaceFaultyRelease } from '../recovery/recoverScreen';
import { useRetryByItself } from '../recovery/useRetryByItself';
import { FAILURE_REASONS } from '../remote-failure/failureMessages';
import { logFailure, type RemoteError } from '../remotes/RemoteError';
import * as S from './RemoteAway.styles';

const UNREACHABLE = 'This part of the site isn’t answering. We keep asking.';

interface RemoteAwayProps {
  failed: RemoteError;
  /** Loads the remote again. Resolves to the next failure, or null when the remote is there. */
  load: () => Promise<RemoteError | null>;
  onLoaded: () => void;
}

/** Says that the remote of a static page can't be loaded, and asks again until it can. */
export function RemoteAway({ failed: first, load, onLoaded }: RemoteAwayProps) {
  const [failed, setFailed] = useState(first);
  const [isRetrying, setRetrying] = useState(false);
  const { reason } = failed.failure;
  const retry = useCallback(async () => {
    setRetrying(true);
    if (await replaceFaultyRelease(failed)) return;
    const next = await load();
    setRetrying(false);
    if (next) setFailed(next);
    else onLoaded();
  }, [failed, load, onLoaded]);
  useEffect(() => logFailure(failed), [failed]);
  useRetryByItself(reason, isRetrying, retry);
  return (
    <S.Message>
      <Container>
        <div role="alert">
          <Banner
            tone="warn"
            title="You can read this page, but booking and sending are not ready yet"
            actions={
              <Button size="small" busy={isRetrying} onClick={retry}>
                Try again
              </Button>
            }
          >
            {`${reason === 'unreachable' ? UNREACHABLE : FAILURE_REASONS[reason]} What you have typed stays.`}
          </Banner>
        </div>
      </Container>
    </S.Message>
  );
}
