import type { RemoteName } from '@venue/shared/contracts';

/**
 * What went wrong with a release on a page: its scripts did not arrive or do not run, a screen threw, a static page did not
 * match what hydration rendered, or the browser refused what the page's security policy forbids.
 */
export type FaultKind = 'scripts' | 'screen' | 'hydration' | 'policy';

/**
 * What fails without a message: a handler that throws, a promise whose failure nobody catches, a press without effect, a form that was
 * begun and not sent.
 */
export type SilentKind = 'handler' | 'rejection' | 'press' | 'form';

/** Upper bounds in seconds, as the server counts (`platform/server/metrics.mjs`). */
const START_LIMITS = [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4];

/** Releases whose visit, and whose first fault, this page has reported. */
const shown = new Set<string>();
const faulty = new Set<string>();

/** Drawn once for each page, so that what is reported of it belongs together. Whoever asks not to be noted is not. */
let isDrawn: boolean | undefined;
function mayReport() {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  isDrawn ??= Math.random() < (window.__VENUE__?.reports ?? 0);
  return isDrawn && !globalPrivacyControl && doNotTrack !== '1';
}

/** Sends one outcome of one release, without a text. Nobody waits for it, and nobody misses it. */
function send(release: string, outcome: string) {
  const address = `/health/${release}/${outcome}`;
  if (mayReport())
    fetch(address, { method: 'POST', keepalive: true, credentials: 'same-origin' }).catch(() => undefined);
}

/**
 * Reports, once for each page, that a release has shown a screen.
 * @param seconds How long the page took to get there; undefined when that says nothing about the release.
 */
export function reportShown(remote: RemoteName, version: string, seconds?: number) {
  const release = `${remote}/${version}`;
  if (shown.has(release)) return;
  shown.add(release);
  if (seconds === undefined) return send(release, 'shown');
  const place = START_LIMITS.findIndex((limit) => seconds <= limit);
  send(release, `shown-${place < 0 ? START_LIMITS.length : place}`);
}

/** Reports, once for each page, that a release was faulty. It counts as a visit too if nothing of it had been shown. */
export function reportFault(remote: RemoteName, version: string, kind: FaultKind) {
  const release = `${remote}/${version}`;
  if (faulty.has(release)) return;
  faulty.add(release);
  send(release, `${shown.has(release) ? 'then' : 'failed'}-${kind}`);
  shown.add(release);
}

/** Reports, once for each page and kind, that something of a release has failed in silence. */
export function reportSilentFault(remote: RemoteName, version: string, kind: SilentKind) {
  const release = `${remote}/${version}`;
  if (faulty.has(`${release} ${kind}`)) return;
  faulty.add(`${release} ${kind}`);
  send(release, `then-${kind}`);
}
