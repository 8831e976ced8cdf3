/** How often a page that came from the device asks whether the site can be reached again. */
const ASK_EVERY_MS = 30_000;

/** The service worker answers with a page that says so (`data-offline`) when the site can't be reached. */
const isFromDevice = () => 'offline' in document.documentElement.dataset;

/** Whether the page can't reach the site: the device has no network, or the page came from the device. */
export const isOffline = () => !navigator.onLine || isFromDevice();

async function askSite(onChange: () => void) {
  if (!navigator.onLine || !isFromDevice()) return;
  const answer = await fetch('/registry.json', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return;
  delete document.documentElement.dataset.offline;
  onChange();
}

/**
 * Calls a function whenever the site may have become reachable or unreachable.
 * @returns Ends it.
 */
export function onConnectionChange(onChange: () => void): () => void {
  const goOnline = () => {
    onChange();
    void askSite(onChange);
  };
  window.addEventListener('online', goOnline);
  window.addEventListener('offline', onChange);
  const timer = setInterval(() => void askSite(onChange), ASK_EVERY_MS);
  return () => {
    window.removeEventListener('online', goOnline);
    window.removeEventListener('offline', onChange);
    clearInterval(timer);
  };
}
