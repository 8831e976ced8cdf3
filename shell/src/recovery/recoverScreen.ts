import type { RemoteName } from '@venue/shared/contracts';
import { readRegistry } from '../registry/readRegistry';
import { diagnose } from '../remotes/diagnose';
import { RemoteError } from '../remotes/RemoteError';
import { runningVersion } from '../remotes/runningVersions';
import { scriptErrorOf } from '../remotes/ScriptError';
import type { OnLoadError } from '../routes/toRoute';
import { reloadOnce } from './reloadOnce';

/** Never resolves: the page shows its loading state until the browser has left it. */
const UNTIL_LEFT = new Promise<never>(() => undefined);

/** Whether another release of a remote is live than the one that runs on this page. */
async function isReplaced(remote: RemoteName, version: string): Promise<boolean> {
  const registry = await readRegistry({ fresh: true }).catch(() => null);
  const live = registry?.[remote]?.live.version;
  return live !== undefined && live !== version;
}

/**
 * Sorts the failure of a screen's file. When the file is gone because its release is no longer served, the page is
 * loaded anew with the live release, once for each page and release.
 */
export const recoverScreen =
  (remote: RemoteName): OnLoadError =>
  async (error, address) => {
    const version = runningVersion(remote);
    const script = scriptErrorOf(error);
    const reason = script ? await diagnose(script) : 'broken';
    if (reason === 'gone' && version !== null && (await isReplaced(remote, version)))
      if (reloadOnce(address, `${remote} ${version}`)) return UNTIL_LEFT;
    return new RemoteError({ remote, version, phase: 'chunk', reason }, error);
  };
