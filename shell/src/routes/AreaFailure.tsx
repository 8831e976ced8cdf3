import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { RemoteFailureView } from '../remote-failure/RemoteFailureView';
import { RemoteError } from '../remotes/RemoteError';
import { findRoute } from './findRoute';

/** One area failed; header, footer and the other areas go on. */
export function AreaFailure() {
  const error = useRouteError();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  useEffect(() => console.error(error), [error]);
  return (
    <RemoteFailureView
      area={findRoute(pathname)?.remote ?? 'public_site'}
      reason={error instanceof RemoteError ? error.reason : 'broken'}
      busy={busy}
      // Asking for the same path again loads the remote afresh, without a reload of the page.
      onRetry={() => void navigate(pathname + search + hash, { replace: true })}
    />
  );
}
