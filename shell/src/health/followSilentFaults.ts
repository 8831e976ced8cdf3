import { reportSilentFault } from './reportHealth';
import { shownRelease } from './followHealth';

/** How long a press may be without any effect. */
const PRESS_MS = 2000;

const report = (kind: Parameters<typeof reportSilentFault>[2]) => {
  const release = shownRelease();
  if (release) reportSilentFault(release.remote, release.version, kind);
};

/** The scripts of a browser's extensions, and of nobody, are not ours. */
const isOurs = (address: string) => address.startsWith(window.location.origin);

const isOurError = (error: unknown) =>
  error instanceof Error && (error.stack ?? '').includes(window.location.origin);

/** A button that does something by itself: what it does can't be seen in the page. */
const isOfBrowser = (button: Element) =>
  button.matches('[type=submit], [type=reset], [popovertarget], [command], [aria-disabled=true], :disabled');

/**
 * Notices a press after which nothing changes: no element, no attribute, no address, no focus, no request.
 * @param signal Ends it.
 */
function followPress(button: Element, signal: AbortSignal) {
  const { href } = window.location;
  const focused = document.activeElement;
  const requests = performance.getEntriesByType('resource').length;
  let hasEffect = false;
  const observer = new MutationObserver(() => (hasEffect = true));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const end = () => {
    observer.disconnect();
    const isSame =
      window.location.href === href &&
      document.activeElement === focused &&
      performance.getEntriesByType('resource').length === requests;
    if (!hasEffect && isSame && button.isConnected && document.visibilityState === 'visible') report('press');
  };
  const timer = setTimeout(end, PRESS_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/**
 * Follows what fails without a message: handlers that throw, promises whose failure nobody catches, presses without effect, and forms that
 * were begun and not sent. It is counted; no text, no address and no value is looked at.
 * @returns Ends it.
 */
export function followSilentFaults(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const begun = new Set<HTMLFormElement>();
  window.addEventListener('error', ({ filename }) => isOurs(filename) && report('handler'), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => isOurError(reason) && report('rejection'), {
    signal,
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && !isOfBrowser(button)) followPress(button, signal);
    },
    { signal },
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (form) begun.add(form);
    },
    { signal },
  );
  document.addEventListener('submit', ({ target }) => begun.delete(target as HTMLFormElement), { signal });
  window.addEventListener('pagehide', () => begun.size > 0 && report('form'), { signal });
  return () => listening.abort();
}
