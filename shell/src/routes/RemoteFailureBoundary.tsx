import { findRoute, useSiteRoutes } from '@venue/shared/site-routes';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { replaceFaultyRelease } from '../recovery/recoverScreen';
import { useRetryWhenOnline } from '../recovery/useRetryByItself';
import { RemoteFailureView } from '../remote-failure/RemoteFailureView';
import { logFailure, RemoteError } from '../remotes/RemoteError';
import { runningVersion } from '../remotes/loadRemoteModule';

/** The failure behind an error. What a screen throws while it is rendered has no name of its own yet. */
function useFailure(): RemoteError {
  const error = useRouteError();
  const { pathname } = useLocation();
  const remote = findRoute(useSiteRoutes(), pathname)?.remote ?? 'public_site';
  return useMemo(() => {
    if (error instanceof RemoteError) return error;
    const version = runningVersion(remote);
    return new RemoteError({ remote, version, phase: 'render', reason: 'broken' }, error);
  }, [error, remote]);
}

/** Error boundary of a remote. Header, footer and the other remotes keep working. */
export function RemoteFailureBoundary() {
  const failed = useFailure();
  const { remote, reason } = failed.failure;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [isRetrying, setRetrying] = useState(false);
  const busy = useNavigation().state !== 'idle' || isRetrying;
  const retry = useCallback(async () => {
    setRetrying(true);
    const isLeaving = await replaceFaultyRelease(failed);
    if (isLeaving) return;
    setRetrying(false);
    // Navigating to the same path loads the remote again without reloading the page.
    await navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  }, [failed, navigate, pathname, search, hash]);
  useEffect(() => logFailure(failed), [failed]);
  useRetryWhenOnline(reason, retry);
  return <RemoteFailureView remote={remote} reason={reason} busy={busy} onRetry={retry} />;
}
