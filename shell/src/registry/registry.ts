import {
  AUDIENCES,
  CONTRACT_NAMES,
  REMOTE_NAMES,
  type Audience,
  type ContractName,
  type RemoteName,
} from '@venue/shared/contracts';
import { isObject } from '@venue/shared/types';
import { RegistryError, type JsonPath } from './RegistryError';

/** A screen as a release lists it. */
export interface ReleasedRoute {
  path: string;
  audience: Audience;
  title: string;
}

/** One release of a remote. */
export interface RemoteVersion {
  /** URL of its entry. */
  url: string;
  version: string;
  /** Subresource integrity of the entry, `sha384-…`; null only where development has none. */
  integrity: string | null;
  contract: Readonly<Record<ContractName, string>>;
  routes: readonly ReleasedRoute[];
}

export interface RegisteredRemote {
  /** False switches the remote off. Its pages say so, and none of its files are requested. */
  enabled: boolean;
  live: RemoteVersion;
  /** Loaded when the live version can't be. */
  fallback?: RemoteVersion;
}

export type Registry = Partial<Record<RemoteName, RegisteredRemote>>;

export interface ParseOptions {
  /** Accepts versions without an integrity hash. Only development servers are without. */
  isDevelopment?: boolean;
}

type Fields = Record<string, unknown>;

function requireThat(condition: boolean, path: JsonPath, reason: string): asserts condition {
  if (!condition) throw new RegistryError(path, reason);
}

function objectAt(value: unknown, path: JsonPath): Fields {
  requireThat(isObject(value), path, 'must be an object.');
  return value;
}

function textAt(value: unknown, path: JsonPath, pattern: RegExp, form: string): string {
  requireThat(typeof value === 'string' && pattern.test(value), path, `must be ${form}.`);
  return value;
}

const ADDRESS = /^https?:\/\/\S+$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

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

function parseContract(value: unknown, path: JsonPath): Record<ContractName, string> {
  const contract = objectAt(value, path);
  const versions = CONTRACT_NAMES.map((name) => [
    name,
    textAt(contract[name], [...path, name], VERSION, 'a version such as "1.0.0"'),
  ]);
  return Object.fromEntries(versions) as Record<ContractName, string>;
}

function parseVersion(value: unknown, path: JsonPath, { isDevelopment }: ParseOptions): RemoteVersion {
  const release = objectAt(value, path);
  const metadata = objectAt(release.metadata, [...path, 'metadata']);
  const extras = objectAt(release.extras, [...path, 'extras']);
  const hash = [...path, 'metadata', 'integrity'];
  return {
    url: textAt(release.url, [...path, 'url'], ADDRESS, 'an http(s) address'),
    version: textAt(metadata.version, [...path, 'metadata', 'version'], VERSION, 'a version such as "1.0.0"'),
    integrity:
      isDevelopment && metadata.integrity === undefined
        ? null
        : textAt(metadata.integrity, hash, INTEGRITY, 'the sha384 of the entry, "sha384-…"'),
    contract: parseContract(extras.contract, [...path, 'extras', 'contract']),
    routes: parseRoutes(extras.routes, [...path, 'extras', 'routes']),
  };
}

/** The first version in the list is the live one; the deployment of each says the same. */
function checkDeployment(value: unknown, index: number, path: JsonPath) {
  const isLive = index === 0;
  const { default: live, traffic } = objectAt(objectAt(value, path).deployment, [...path, 'deployment']);
  const reason = isLive
    ? 'must be true: the first version is the live one.'
    : 'must be false: the first version is live.';
  requireThat(live === isLive, [...path, 'deployment', 'default'], reason);
  const share = isLive ? 100 : 0;
  requireThat(traffic === share, [...path, 'deployment', 'traffic'], `must be ${share}.`);
}

function isEnabled(value: unknown, path: JsonPath): boolean {
  const { enabled } = objectAt(objectAt(value, path).extras, [...path, 'extras']);
  requireThat(typeof enabled === 'boolean', [...path, 'extras', 'enabled'], 'must be true or false.');
  return enabled;
}

function parseRemote(value: unknown, path: JsonPath, options: ParseOptions): RegisteredRemote {
  requireThat(Array.isArray(value), path, 'must be a list of versions.');
  const versions = value.map((item: unknown, index) => parseVersion(item, [...path, index], options));
  const [live] = versions;
  requireThat(live !== undefined, path, 'must be a list of versions.');
  const enabled = isEnabled(value[0], [...path, 0]);
  value.forEach((item: unknown, index) => {
    checkDeployment(item, index, [...path, index]);
    const place = [...path, index, 'extras', 'enabled'];
    const isSame = isEnabled(item, [...path, index]) === enabled;
    requireThat(isSame, place, 'must be the same for every version of a remote.');
  });
  versions.forEach(({ version, url }, index) => {
    const isTwin = (other: RemoteVersion, place: number) =>
      place < index && (other.version === version || other.url === url);
    requireThat(!versions.some(isTwin), [...path, index], 'is listed twice.');
  });
  const { fallbackUrl } = objectAt(value[0], [...path, 0]);
  if (fallbackUrl === undefined) return { enabled, live };
  const fallback = versions.find(({ url }, index) => index > 0 && url === fallbackUrl);
  const place = [...path, 0, 'fallbackUrl'];
  requireThat(fallback !== undefined, place, 'must be the url of another version in the list.');
  return { enabled, live, fallback };
}

/**
 * Parses a registry in the shape of the front-end discovery schema (awslabs/frontend-discovery, `v1-pre.json`). It is
 * stricter than that schema: it checks every version, and that each remote has one live version.
 * @throws RegistryError naming the first field that is wrong, or an unknown remote.
 */
export function parseRegistry(value: unknown, options: ParseOptions = {}): Registry {
  const { microFrontends } = objectAt(value, []);
  const remotes = objectAt(microFrontends, ['microFrontends']);
  const registry: Registry = {};
  for (const [name, versions] of Object.entries(remotes)) {
    const path = ['microFrontends', name];
    const known = REMOTE_NAMES.find((candidate) => candidate === name);
    requireThat(known !== undefined, path, `is no remote of this site: ${REMOTE_NAMES.join(', ')}.`);
    registry[known] = parseRemote(versions, path, options);
  }
  return registry;
}
