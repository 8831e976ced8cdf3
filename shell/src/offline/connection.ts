/** How often a page that can't reach the site asks for it again. Not every browser tells when the network is back. */
const CHECK_INTERVAL_MS = 10_000;

let unreachable: boolean | undefined;

/** Whether the site can't be reached. At first it can't be if the service worker answered (`data-offline`). */
export const isOffline = () => (unreachable ??= 'offline' in document.documentElement.dataset);

/** Whether the shell's server answers. */
export const canReachSite = (signal?: AbortSignal) =>
  fetch('/registry.json', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );

/**
 * Calls a function whenever `isOffline` has changed. What the browser says of the network is only a reason to ask: a
 * device without a network reaches a site of its own, and one with a network may reach nothing.
 * @returns Ends it.
 */
export function onConnectionChange(onChange: () => void): () => void {
  const check = async () => {
    const before = isOffline();
    unreachable = !(await canReachSite());
    if (before !== unreachable) onChange();
  };
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ['online', 'offline']) window.addEventListener(type, () => void check(), { signal });
  const timer = setInterval(() => isOffline() && void check(), CHECK_INTERVAL_MS);
  return () => {
    listening.abort();
    clearInterval(timer);
  };
}
