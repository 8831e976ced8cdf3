import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule, RemoteName } from '@venue/shared/contracts';
import { readRegistry } from '../registry/readRegistry';
import type { RemoteVersion } from '../registry/registry';
import { RemoteError } from './RemoteError';
import { withDeadline } from './withDeadline';

/** Milliseconds after which a remote that has not answered counts as failed. Try again appears within 5 s. */
const REMOTE_TIMEOUT_MS = 4500;

const integrityOf = new Map<string, string>();
const failures = new Map<RemoteName, number>();
const loading = new Map<RemoteName, Promise<RemoteModule>>();

registerPlugins([
  {
    name: 'entry-integrity',
    createScript({ url }) {
      const integrity = integrityOf.get(url);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      if (integrity) {
        script.integrity = integrity;
        script.crossOrigin = 'anonymous';
      }
      return { script, timeout: REMOTE_TIMEOUT_MS };
    },
  },
]);

const failuresOf = (name: RemoteName) => failures.get(name) ?? 0;

/** The federation runtime caches a failed entry permanently, so every later attempt uses a different URL. */
function addressFor(version: RemoteVersion, attempt: number): string {
  if (attempt === 0) return version.entry;
  return `${version.entry}${version.entry.includes('?') ? '&' : '?'}attempt=${attempt}`;
}

const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes);

async function loadVersion(name: RemoteName, version: RemoteVersion, attempt: number): Promise<RemoteModule> {
  const entry = addressFor(version, attempt);
  if (version.integrity) integrityOf.set(entry, version.integrity);
  registerRemotes([{ name, entry }], { force: attempt > 0 });
  const loaded = await withDeadline(loadRemote<unknown>(`${name}/routes`), REMOTE_TIMEOUT_MS, entry);
  if (!isRemoteModule(loaded)) throw new Error(`${entry} exposes no routes.`);
  return loaded;
}

async function loadAfresh(name: RemoteName): Promise<RemoteModule> {
  const attempt = failuresOf(name);
  // After a failure the server is asked instead of the page, because a remote may have been rolled back meanwhile.
  const registry = await readRegistry({ fresh: attempt > 0 }).catch((error: unknown) => {
    throw new RemoteError(name, 'registry', error);
  });
  const remote = registry.remotes[name];
  if (!remote) throw new RemoteError(name, 'registry', 'the registry does not name it');
  if (!remote.enabled) throw new RemoteError(name, 'disabled', 'the registry switches it off');
  try {
    return await loadVersion(name, remote, attempt);
  } catch (error) {
    if (!remote.fallback) throw new RemoteError(name, 'unreachable', error);
    console.error(error);
    return loadVersion(name, remote.fallback, attempt + 1).catch((cause: unknown) => {
      throw new RemoteError(name, 'unreachable', cause);
    });
  }
}

/**
 * Loads a remote as the registry says, with its fallback version when the first one fails. Calls while it is loading
 * share the result.
 * @throws RemoteError after at most 5 s per version; another call tries again.
 */
export function loadRemoteModule(name: RemoteName): Promise<RemoteModule> {
  const pending = loading.get(name);
  if (pending) return pending;
  const module = loadAfresh(name);
  loading.set(name, module);
  module.catch(() => {
    loading.delete(name);
    failures.set(name, failuresOf(name) + 1);
  });
  return module;
}
