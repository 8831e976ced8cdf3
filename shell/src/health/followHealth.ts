import type { RemoteName } from '@venue/shared/contracts';
import { findRoute } from '@venue/shared/site-routes';
import type { createBrowserRouter } from 'react-router-dom';
import { currentRegistry } from '../registry/readRegistry';
import type { RegisteredRemote, RemoteVersion } from '../registry/registry';
import { runningVersion } from '../remotes/loadRemoteModule';
import { siteRoutesOf } from '../routes/siteRoutes';
import { reportFault, reportShown, type FaultKind } from './reportHealth';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** The remote of the page that is shown, with the version that runs; null before it runs. */
export function shownRelease() {
  const remote = findRoute(siteRoutesOf(currentRegistry()), window.location.pathname)?.remote;
  const version = remote && runningVersion(remote);
  return remote && version ? { remote, version } : null;
}

/** The versions that this page may run, each with its remote. */
const knownVersions = () =>
  (Object.entries(currentRegistry()) as [RemoteName, RegisteredRemote][]).flatMap(
    ([remote, { live, fallback }]) =>
      [live, fallback].flatMap((version) => (version ? [{ remote, ...version }] : [])),
  );

/**
 * How long the page has taken until now. It says nothing about a release whose entry came from the browser's cache, since a
 * new release is in nobody's cache, nor about a page that nobody was looking at.
 */
function secondsToStart({ url }: RemoteVersion): number | undefined {
  const entry = performance.getEntriesByName(url)[0] as PerformanceResourceTiming | undefined;
  const isFetched = entry !== undefined && entry.transferSize > 0 && entry.workerStart === 0;
  return isFetched && document.visibilityState === 'visible' ? performance.now() / 1000 : undefined;
}

/** Reports a fault of the page that is shown, which nothing else says the release of. */
export function reportFaultOfPage(kind: FaultKind) {
  const release = shownRelease();
  if (release) reportFault(release.remote, release.version, kind);
}

/** The scripts of a browser's extensions are not ours. */
const isOurs = (file: string) => !file || /^https?:/.test(file);

/** A violation belongs to the release that a file of it is named by, else to the page that is shown. */
function reportViolation({ sourceFile, blockedURI }: SecurityPolicyViolationEvent) {
  if (!isOurs(sourceFile)) return;
  const named = knownVersions().find(({ url }) => {
    const folder = url.replace(/[^/]*$/, '');
    return sourceFile.startsWith(folder) || blockedURI.startsWith(folder);
  });
  if (named) reportFault(named.remote, named.version, 'policy');
  else reportFaultOfPage('policy');
}

/** Follows which releases this page shows, from its first screen on. */
export function followHealth(router: Router) {
  const report = (isFirst: boolean) => {
    if (router.state.navigation.state !== 'idle' || router.state.errors) return;
    const release = shownRelease();
    if (!release) return;
    const listed = isFirst && knownVersions().find(({ version }) => version === release.version);
    reportShown(release.remote, release.version, listed ? secondsToStart(listed) : undefined);
  };
  report(true);
  router.subscribe(() => report(false));
}

/** Follows what the browser refuses, from the start on. */
export const followViolations = () => document.addEventListener('securitypolicyviolation', reportViolation);
