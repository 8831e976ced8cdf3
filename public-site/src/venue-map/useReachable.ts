import { useEffect, useState } from 'react';

/**
 * Whether another site answers at all. A frame can't tell: it reports a failed page as loaded, and shows the
 * browser's own error in the middle of ours.
 */
export function useReachable(url: string, ask: boolean): boolean {
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    if (!ask) return;
    const request = new AbortController();
    fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal: request.signal }).then(
      () => setReachable(true),
      () => undefined,
    );
    return () => request.abort();
  }, [url, ask]);
  return reachable;
}
