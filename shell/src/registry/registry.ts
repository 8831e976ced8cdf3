import {
  AUDIENCES,
  CONTRACT_NAMES,
  REMOTE_NAMES,
  type Audience,
  type NeededContracts,
  type RemoteName,
} from '@venue/shared/contracts';
import { objectAt, requireThat, textAt } from './fields';
import { parseShares } from './parseShares';
import type { JsonPath } from './RegistryError';

/** A screen as a release lists it. */
export interface ReleasedRoute {
  path: string;
  audience: Audience;
  title: string;
}

/** One release of a remote. */
export interface RemoteVersion {
  /** URL of its entry; where pages are composed, as the registry has it. */
  url: string;
  version: string;
  /** Subresource integrity of the entry, `sha256-…`; null only where development has none. */
  integrity: string | null;
  contract: NeededContracts;
  routes: readonly ReleasedRoute[];
  /** Its place in the registry's list of the remote's versions. */
  index: number;
}

export interface RegisteredRemote {
  /** False switches the remote off. Its pages say so, and none of its files are requested. */
  enabled: boolean;
  live: RemoteVersion;
  /** Loaded when the live version can't be. */
  fallback?: RemoteVersion;
  /** Tried out by a share of the visitors. */
  canary?: RemoteVersion;
  /** How many of a hundred visitors get the canary; 0 without one. */
  share: number;
}

export type Registry = Partial<Record<RemoteName, RegisteredRemote>>;

export interface ParseOptions {
  /** Accepts versions without an integrity hash. Only development servers are without. */
  isDevelopment?: boolean;
}

/** Absolute, or a path of the site's own. */
const ADDRESS = /^(https?:\/\/|\/(?![/\\]))\S+$/;
/** The first releases have `sha384`. */
const INTEGRITY = /^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/;
const VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

/** A path is below whatever address this page was opened at; where pages are composed there is none. */
const absolute = (url: string) =>
  typeof location === 'undefined' ? url : new URL(url, location.origin).href;

function parseRoutes(value: unknown, path: JsonPath): ReleasedRoute[] {
  requireThat(Array.isArray(value), path, 'must be a list.');
  return value.map((item: unknown, index) => {
    const here = [...path, index];
    const route = objectAt(item, here);
    const audience = AUDIENCES.find((known) => known === route.audience);
    requireThat(audience !== undefined, [...here, 'audience'], `must be one of ${AUDIENCES.join(', ')}.`);
    return {
      path: textAt(route.path, [...here, 'path'], /^\/\S*$/, 'a path that starts with "/"'),
      audience,
      title: textAt(route.title, [...here, 'title'], /\S/, 'a non-empty string'),
    };
  });
}

function parseContract(value: unknown, path: JsonPath): NeededContracts {
  const contract = objectAt(value, path);
  // The first releases do not name this contract.
  const { runtime = '1.0.0' } = contract;
  const named: Record<string, unknown> = { ...contract, runtime };
  const versions = CONTRACT_NAMES.map((name) => [
    name,
    textAt(named[name], [...path, name], VERSION, 'a version such as "1.0.0"'),
  ]);
  return Object.fromEntries(versions) as NeededContracts;
}

function parseVersion(
  value: unknown,
  path: JsonPath,
  index: number,
  { isDevelopment }: ParseOptions,
): RemoteVersion {
  const release = objectAt(value, path);
  const metadata = objectAt(release.metadata, [...path, 'metadata']);
  const extras = objectAt(release.extras, [...path, 'extras']);
  const hash = [...path, 'metadata', 'integrity'];
  return {
    url: absolute(textAt(release.url, [...path, 'url'], ADDRESS, 'an http(s) address or a path')),
    version: textAt(metadata.version, [...path, 'metadata', 'version'], VERSION, 'a version such as "1.0.0"'),
    integrity:
      isDevelopment && metadata.integrity === undefined
        ? null
        : textAt(metadata.integrity, hash, INTEGRITY, 'the sha256 of the entry, "sha256-…"'),
    contract: parseContract(extras.contract, [...path, 'extras', 'contract']),
    routes: parseRoutes(extras.routes, [...path, 'extras', 'routes']),
    index,
  };
}

function isEnabled(value: unknown, path: JsonPath): boolean {
  const { enabled } = objectAt(objectAt(value, path).extras, [...path, 'extras']);
  requireThat(typeof enabled === 'boolean', [...path, 'extras', 'enabled'], 'must be true or false.');
  return enabled;
}

function parseRemote(value: unknown, path: JsonPath, options: ParseOptions): RegisteredRemote {
  requireThat(Array.isArray(value), path, 'must be a list of versions.');
  const versions = value.map((item: unknown, index) => parseVersion(item, [...path, index], index, options));
  const [live] = versions;
  requireThat(live !== undefined, path, 'must be a list of versions.');
  const enabled = isEnabled(value[0], [...path, 0]);
  const shares = parseShares(value, path);
  value.forEach((item: unknown, index) => {
    const place = [...path, index, 'extras', 'enabled'];
    const isSame = isEnabled(item, [...path, index]) === enabled;
    requireThat(isSame, place, 'must be the same for every version of a remote.');
  });
  versions.forEach(({ version, url }, index) => {
    const isTwin = (other: RemoteVersion, place: number) =>
      place < index && (other.version === version || other.url === url);
    requireThat(!versions.some(isTwin), [...path, index], 'is listed twice.');
  });
  const canary = versions.find(({ index }) => index > 0 && Number(shares[index]) > 0);
  const share = canary ? (shares[canary.index] ?? 0) : 0;
  const { fallbackUrl } = objectAt(value[0], [...path, 0]);
  if (fallbackUrl === undefined) return { enabled, live, canary, share };
  const fallback = versions.find(({ url }, index) => index > 0 && url === absolute(String(fallbackUrl)));
  const place = [...path, 0, 'fallbackUrl'];
  requireThat(fallback !== undefined, place, 'must be the url of another version in the list.');
  return { enabled, live, fallback, canary, share };
}

/** There is one canary track for the whole site. */
function checkShares(registry: Registry) {
  const canaries = Object.entries(registry).filter(([, { canary }]) => canary);
  const share = canaries[0]?.[1].share;
  for (const [name, remote] of canaries) {
    const path = ['microFrontends', name, remote.canary?.index ?? 0, 'deployment', 'traffic'];
    requireThat(remote.share === share, path, `must be ${share}: every canary has the same share.`);
  }
}

/**
 * Parses a registry in the shape of the front-end discovery schema (awslabs/frontend-discovery, `v1-pre.json`). It is
 * stricter than that schema: it checks every version, and that each remote has one live version.
 * @throws RegistryError naming the first field that is wrong, or an unknown remote.
 */
export function parseRegistry(value: unknown, options: ParseOptions = {}): Registry {
  const { microFrontends, offline } = objectAt(value, []);
  requireThat(['undefined', 'boolean'].includes(typeof offline), ['offline'], 'must be true or false.');
  const remotes = objectAt(microFrontends, ['microFrontends']);
  const registry: Registry = {};
  for (const [name, versions] of Object.entries(remotes)) {
    const path = ['microFrontends', name];
    const known = REMOTE_NAMES.find((candidate) => candidate === name);
    requireThat(known !== undefined, path, `is no remote of this site: ${REMOTE_NAMES.join(', ')}.`);
    registry[known] = parseRemote(versions, path, options);
  }
  checkShares(registry);
  return registry;
}
