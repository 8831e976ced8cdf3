import { contractMismatch, type RemoteModule, type RemoteName } from '@venue/shared/contracts';
import { readRegistry } from '../registry/readRegistry';
import type { RegisteredRemote, RemoteVersion } from '../registry/registry';
import { diagnose } from './diagnose';
import { giveUpEntry, loadEntry } from './loadEntry';
import { logFailure, RemoteError, type FailureReason, type LoadPhase } from './RemoteError';
import { scriptErrorOf } from './ScriptError';
import { withDeadline } from './withDeadline';

/** Milliseconds after which a remote that has not answered counts as failed. Try again appears within 5 s. */
const REMOTE_TIMEOUT_MS = 4500;

const failed = new Set<RemoteName>();
const loading = new Map<RemoteName, Promise<RemoteModule>>();
const loaded = new Map<RemoteName, { module: RemoteModule; version: string }>();

/** A remote that this page has loaded already. */
export const loadedRemote = (name: RemoteName): RemoteModule | undefined => loaded.get(name)?.module;

/** The version of a remote that runs on this page; null before it is loaded. */
export const runningVersion = (name: RemoteName): string | null => loaded.get(name)?.version ?? null;

const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes);

async function loadRoutes(name: RemoteName, version: RemoteVersion): Promise<unknown> {
  const container = await loadEntry(name, version);
  const routes = await container.get('./routes');
  return routes();
}

async function loadVersion(name: RemoteName, version: RemoteVersion): Promise<RemoteModule> {
  const { url, integrity } = version;
  const failure = (phase: LoadPhase, reason: FailureReason, cause: unknown) =>
    new RemoteError({ remote: name, version: version.version, phase, reason }, cause);
  const mismatch = contractMismatch(version.contract);
  if (mismatch) throw failure('contract', 'refused', mismatch);
  // Development servers have no hashes, because their files change all the time.
  if (!integrity && process.env.NODE_ENV !== 'development')
    throw failure('registry', 'refused', 'the registry has no hash of its entry');
  const late = () => giveUpEntry(url);
  const module = await withDeadline(loadRoutes(name, version), REMOTE_TIMEOUT_MS, late).catch(
    async (error: unknown) => {
      const script = scriptErrorOf(error);
      if (!script) throw failure('entry', 'broken', error);
      const isEntry = script.url.startsWith(new URL(url).href);
      const reason = await diagnose(script);
      throw failure(isEntry ? 'entry' : 'chunk', reason, error);
    },
  );
  if (!isRemoteModule(module)) throw failure('routes', 'broken', `${url} exposes no routes.`);
  loaded.set(name, { module, version: version.version });
  return module;
}

/** Reads the registered remote, or throws why there is none to load. */
async function registered(name: RemoteName, fresh: boolean): Promise<RegisteredRemote> {
  const failure = (reason: 'registry' | 'disabled', cause: unknown) =>
    new RemoteError({ remote: name, version: null, phase: 'registry', reason }, cause);
  const registry = await readRegistry({ fresh }).catch((error: unknown) => {
    throw failure('registry', error);
  });
  const remote = registry[name];
  if (!remote) throw failure('registry', 'the registry does not name it');
  if (!remote.enabled) throw failure('disabled', 'the registry switches it off');
  return remote;
}

/** The version to load after one has failed: another one that is live by now, or the fallback. */
async function nextVersion(
  name: RemoteName,
  { live, fallback }: RegisteredRemote,
  { failure: { reason }, cause }: RemoteError,
): Promise<RemoteVersion | undefined> {
  if (reason === 'gone') {
    const latest = await registered(name, true);
    if (latest.live.version !== live.version) return latest.live;
  }
  // Another version would be as late, and the message must not wait for it.
  const isLate = scriptErrorOf(cause)?.failure === 'timeout';
  return reason === 'offline' || isLate ? undefined : fallback;
}

async function loadByRegistry(name: RemoteName): Promise<RemoteModule> {
  // After a failure the server is asked instead of the page, because a remote may have been rolled back meanwhile.
  const remote = await registered(name, failed.has(name));
  return loadVersion(name, remote.live).catch(async (error: unknown) => {
    if (!(error instanceof RemoteError)) throw error;
    const next = await nextVersion(name, remote, error);
    if (!next) throw error;
    logFailure(error);
    return loadVersion(name, next);
  });
}

/**
 * Loads a remote as the registry says, with its fallback version when the live one can't be had. Calls while it is
 * loading share the result.
 * @throws RemoteError after at most 5 s per version; another call tries again.
 */
export function loadRemoteModule(name: RemoteName): Promise<RemoteModule> {
  const pending = loading.get(name);
  if (pending) return pending;
  const module = loadByRegistry(name);
  loading.set(name, module);
  module.catch(() => {
    loading.delete(name);
    failed.add(name);
  });
  return module;
}
