import type { RemoteName } from '@venue/shared/contracts';
import { readRegistry } from '../registry/readRegistry';
import { diagnose } from '../remotes/diagnose';
import { RemoteError, type Failure } from '../remotes/RemoteError';
import { runningVersion } from '../remotes/loadRemoteModule';
import { scriptErrorOf } from '../remotes/ScriptError';
import { reloadOnce } from './reloadOnce';

/** Stays pending: the page shows its loading state until the browser has left it. */
const NEVER = new Promise<never>(() => undefined);

/** Whether another release of a remote is live than the one that runs on this page. */
async function isReplaced(remote: RemoteName, version: string): Promise<boolean> {
  const registry = await readRegistry({ fresh: true }).catch(() => null);
  const live = registry?.[remote]?.live.version;
  return live !== undefined && live !== version;
}

/**
 * Reloads the page when the release that runs has been replaced by another one, once for each page and release: what
 * has been read of a release can't be exchanged on the page.
 * @returns Whether the page is being reloaded.
 */
async function reloadIfReplaced(remote: RemoteName, address: URL): Promise<boolean> {
  const version = runningVersion(remote);
  if (version === null || !(await isReplaced(remote, version))) return false;
  return reloadOnce(address, `${remote} ${version}`);
}

/** Whether a part of a loaded release is faulty, so that only another release can help. */
const isFaulty = ({ phase, reason }: Failure) =>
  phase === 'render' || (phase === 'chunk' && (reason === 'broken' || reason === 'refused'));

/**
 * The way on from a faulty screen when the visitor asks to try again: with the release that is live by now.
 * @returns Whether the page is being reloaded.
 */
export const replaceFaultyRelease = async ({ failure }: RemoteError): Promise<boolean> =>
  isFaulty(failure) && reloadIfReplaced(failure.remote, new URL(window.location.href));

/**
 * Sorts the failure of a screen's file. When the file is gone because its release is no longer served, the page is
 * reloaded with the live release, once for each page and release.
 */
export async function recoverScreen(remote: RemoteName, error: unknown, address: URL): Promise<RemoteError> {
  const version = runningVersion(remote);
  const script = scriptErrorOf(error);
  const reason = script ? await diagnose(script) : 'broken';
  if (reason === 'gone' && (await reloadIfReplaced(remote, address))) return NEVER;
  return new RemoteError({ remote, version, phase: 'chunk', reason }, error);
}
