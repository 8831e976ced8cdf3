import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { keptPageOf } from '../kept-page/keepStaticPage';
import { KeptPage } from '../kept-page/KeptPage';
import type { AreaFailureReason } from '../remote-failure/failure-words';
import { RemoteFailureView } from '../remote-failure/RemoteFailureView';
import { RemoteError } from '../remotes/RemoteError';
import { findRoute } from './findRoute';

function reasonOf(error: unknown): AreaFailureReason {
  if (error instanceof RemoteError) return error.reason;
  // A screen's file that does not arrive; webpack names the error so.
  return error instanceof Error && error.name === 'ChunkLoadError' ? 'unreachable' : 'broken';
}

/** One area failed; header, footer and the other areas go on. */
export function AreaFailure() {
  const error = useRouteError();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  // Asking for the same path again loads the remote afresh, without a reload of the page.
  const retry = useCallback(
    () => void navigate(pathname + search + hash, { replace: true, preventScrollReset: true }),
    [navigate, pathname, search, hash],
  );
  useEffect(() => console.error(error), [error]);
  const kept = keptPageOf(pathname);
  if (kept) return <KeptPage nodes={kept.nodes} focused={kept.focused} busy={busy} onRetry={retry} />;
  return (
    <RemoteFailureView
      area={findRoute(pathname)?.remote ?? 'public_site'}
      reason={reasonOf(error)}
      busy={busy}
      onRetry={retry}
    />
  );
}
