import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { savedPageOf } from '../static-page/savedPage';
import { StaticPage } from '../static-page/StaticPage';
import type { FailureReason } from '../remote-failure/failureMessages';
import { RemoteFailureView } from '../remote-failure/RemoteFailureView';
import { RemoteError } from '../remotes/RemoteError';
import { findRoute } from './routeTable';

function reasonOf(error: unknown): FailureReason {
  if (error instanceof RemoteError) return error.reason;
  // webpack's error for a chunk that can't be loaded.
  return error instanceof Error && error.name === 'ChunkLoadError' ? 'unreachable' : 'broken';
}

/** Error boundary of a remote. Header, footer and the other remotes keep working. */
export function RemoteFailureBoundary() {
  const error = useRouteError();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  // Navigating to the same path loads the remote again without reloading the page.
  const retry = useCallback(
    () => void navigate(pathname + search + hash, { replace: true, preventScrollReset: true }),
    [navigate, pathname, search, hash],
  );
  useEffect(() => console.error(error), [error]);
  const saved = savedPageOf(pathname);
  if (saved) return <StaticPage nodes={saved.nodes} focused={saved.focused} busy={busy} onRetry={retry} />;
  return (
    <RemoteFailureView
      remote={findRoute(pathname)?.remote ?? 'public_site'}
      reason={reasonOf(error)}
      busy={busy}
      onRetry={retry}
    />
  );
}
