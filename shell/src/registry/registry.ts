import { REMOTE_NAMES, type RemoteName } from '@venue/shared/contracts';
import { isObject } from '@venue/shared/types';

/** The location of one version of a remote. */
export interface RemoteVersion {
  /** URL of its `remoteEntry.js`. */
  entry: string;
  version: string;
  /** Subresource integrity of the entry, `sha384-…`. */
  integrity?: string;
}

export interface RegisteredRemote extends RemoteVersion {
  /** False switches the remote off. Its pages say so, and none of its files are requested. */
  enabled: boolean;
  /** Loaded when the version above can't be. */
  fallback?: RemoteVersion;
}

export interface Registry {
  remotes: Partial<Record<RemoteName, RegisteredRemote>>;
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(https?:\/\/|\/)\S+$/.test(value);

function parseVersion(value: unknown, where: string): RemoteVersion {
  if (!isObject(value)) throw new Error(`${where} must be an object with "entry" and "version".`);
  const { entry, version, integrity } = value;
  if (!isAddress(entry)) throw new Error(`${where}.entry must be an http(s) address or start with "/".`);
  if (typeof version !== 'string' || version === '')
    throw new Error(`${where}.version must be a non-empty string.`);
  if (integrity === undefined) return { entry, version };
  if (typeof integrity !== 'string' || !/^sha(256|384|512)-/.test(integrity))
    throw new Error(`${where}.integrity must start with sha256-, sha384- or sha512-.`);
  return { entry, version, integrity };
}

function parseRemote(value: unknown, where: string): RegisteredRemote {
  const version = parseVersion(value, where);
  const { enabled = true, fallback } = value as { enabled?: unknown; fallback?: unknown };
  if (typeof enabled !== 'boolean') throw new Error(`${where}.enabled must be true or false.`);
  if (fallback === undefined) return { ...version, enabled };
  return { ...version, enabled, fallback: parseVersion(fallback, `${where}.fallback`) };
}

/**
 * Parses the registry of remotes (`remotes.json`).
 * @throws Error naming the first field that is wrong, or an unknown remote.
 */
export function parseRegistry(value: unknown): Registry {
  if (!isObject(value) || !isObject(value.remotes))
    throw new Error('The registry must be an object with "remotes".');
  const registry: Registry = { remotes: {} };
  for (const [name, remote] of Object.entries(value.remotes)) {
    const known = REMOTE_NAMES.find((candidate) => candidate === name);
    if (!known) throw new Error(`remotes.${name} is no remote of this site: ${REMOTE_NAMES.join(', ')}.`);
    registry.remotes[known] = parseRemote(remote, `remotes.${name}`);
  }
  return registry;
}
