/** How often a page that can't reach the site asks for it again. Not every browser tells when the network is back. */
const CHECK_INTERVAL_MS = 10_000;
/** A network may swallow what is asked without an answer. */
const ANSWER_MS = 8000;

let unreachable: boolean | undefined;

/** Whether the site can't be reached. At first it can't be if the service worker answered (`data-offline`). */
export const isOffline = () => (unreachable ??= 'offline' in document.documentElement.dataset);

/** Whether the shell's server answers. */
export const canReachSite = (signal = AbortSignal.timeout(ANSWER_MS)) =>
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
  let latest = 0;
  // Each caller's own, because whoever has checked first has changed what `isOffline` says.
  let known = isOffline();
  const check = async () => {
    const turn = (latest += 1);
    const isReached = await canReachSite();
    // Whoever has asked later knows better, and has its answer from the same network.
    if (turn !== latest) return;
    unreachable = !isReached;
    if (known === unreachable) return;
    known = unreachable;
    onChange();
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
