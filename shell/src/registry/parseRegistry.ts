import { AUDIENCES, CONTRACT_NAMES, REMOTE_NAMES } from '@venue/shared/contracts';
import { isObject } from '@venue/shared/types';
import { toRegistry, type ListedVersion, type Registry, type RegistryFile } from './registry';

/** A place in a JSON document: keys and indexes from the top. */
type JsonPath = readonly (string | number)[];

/** What is wrong with a registry, and where. */
export interface RegistryProblem {
  path: JsonPath;
  message: string;
}

/** A registry that can't be used. The tools that write it look up the line of `path`. */
export class RegistryError extends Error implements RegistryProblem {
  constructor(
    readonly path: JsonPath,
    reason: string,
  ) {
    super(`${path.join('.') || 'The registry'} ${reason}`);
    this.name = 'RegistryError';
  }
}

/** A field, by its keys from the top of an object, and what it must be. */
type Check = readonly [field: string, isSound: (value: unknown) => boolean, reason: string];

const text = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isShare = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100;
const isVersions = (value: unknown) =>
  value === undefined || (isObject(value) && Object.values(value).every(isVersion));
const isAudience = (value: unknown) => AUDIENCES.some((known) => known === value);

const isVersion = text(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/);
const A_VERSION = 'must be a version such as "1.0.0".';

const VERSION: readonly Check[] = [
  ['url', text(/^(https?:\/\/|\/(?![/\\]))\S+$/), 'must be an http(s) address or a path.'],
  ['metadata.version', isVersion, A_VERSION],
  ['metadata.integrity', text(/^sha256-[A-Za-z0-9+/]{43}=$/), 'must be the sha256 of the entry, "sha256-…".'],
  ['deployment.default', isBoolean, 'must be true or false.'],
  ['deployment.traffic', isShare, 'must be a whole number from 0 to 100.'],
  ['extras.enabled', isBoolean, 'must be true or false.'],
  ...CONTRACT_NAMES.map((name): Check => [`extras.contract.${name}`, isVersion, A_VERSION]),
  ['extras.modules', isVersions, 'must be a version for each library.'],
  ['extras.routes', Array.isArray, 'must be a list.'],
];

const ROUTE: readonly Check[] = [
  ['path', text(/^\/\S*$/), 'must be a path that starts with "/".'],
  ['audience', isAudience, `must be one of ${AUDIENCES.join(', ')}.`],
  ['title', text(/\S/), 'must be a non-empty string.'],
];

function requireThat(condition: boolean, path: JsonPath, reason: string): asserts condition {
  if (!condition) throw new RegistryError(path, reason);
}

const fieldOf = (value: unknown, keys: readonly string[]) =>
  keys.reduce<unknown>((within, key) => (isObject(within) ? within[key] : undefined), value);

function requireFields(value: unknown, checks: readonly Check[], path: JsonPath) {
  for (const [field, isSound, reason] of checks) {
    const keys = field.split('.');
    requireThat(isSound(fieldOf(value, keys)), [...path, ...keys], reason);
  }
}

/** The fields of each version, in a list that has at least one. */
function requireVersions(
  value: unknown,
  path: JsonPath,
): asserts value is [ListedVersion, ...ListedVersion[]] {
  requireThat(Array.isArray(value) && value.length > 0, path, 'must be a list of versions.');
  value.forEach((version: ListedVersion, index) => {
    requireFields(version, VERSION, [...path, index]);
    version.extras.routes.forEach((route, at) =>
      requireFields(route, ROUTE, [...path, index, 'extras', 'routes', at]),
    );
  });
}

/** The versions of a remote together: one is live, at most one other has visitors, and all are on or off. */
function checkTogether(versions: readonly [ListedVersion, ...ListedVersion[]], path: JsonPath) {
  const [live, ...others] = versions;
  versions.forEach(({ url, metadata, deployment, extras }, index) => {
    const isFirst = index === 0;
    const place = [...path, index];
    const isDefault = deployment.default === isFirst;
    const isServed = !isFirst || deployment.traffic > 0;
    const isSame = extras.enabled === live.extras.enabled;
    requireThat(
      isDefault,
      [...place, 'deployment', 'default'],
      `must be ${isFirst}: the first version is live.`,
    );
    requireThat(isServed, [...place, 'deployment', 'traffic'], 'must not be 0: the first version is live.');
    requireThat(isSame, [...place, 'extras', 'enabled'], 'must be the same for every version of a remote.');
    const isTwin = (other: ListedVersion) => other.url === url || other.metadata.version === metadata.version;
    requireThat(!versions.slice(0, index).some(isTwin), place, 'is listed twice.');
  });
  const [canary, second] = others.filter(({ deployment }) => deployment.traffic > 0);
  requireThat(!second, path, 'must have visitors on at most one version but the live one.');
  const rest = 100 - (canary?.deployment.traffic ?? 0);
  requireThat(live.deployment.traffic === rest, [...path, 0, 'deployment', 'traffic'], `must be ${rest}.`);
  const hasFallback = live.fallbackUrl === undefined || others.some(({ url }) => url === live.fallbackUrl);
  requireThat(hasFallback, [...path, 0, 'fallbackUrl'], 'must be the url of another version in the list.');
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
 * Checks and reads a registry before a site is composed from it. It is stricter than the schema: every version is checked,
 * and each remote has one live version.
 * @throws RegistryError naming the first field that is wrong, or an unknown remote.
 */
export function parseRegistry(value: unknown): Registry {
  requireThat(isObject(value), [], 'must be an object.');
  const { microFrontends: remotes, offline } = value;
  requireThat(offline === undefined || isBoolean(offline), ['offline'], 'must be true or false.');
  requireThat(isObject(remotes), ['microFrontends'], 'must be an object.');
  for (const [name, versions] of Object.entries(remotes)) {
    const path = ['microFrontends', name];
    const isKnown = REMOTE_NAMES.some((known) => known === name);
    requireThat(isKnown, path, `is no remote of this site: ${REMOTE_NAMES.join(', ')}.`);
    requireVersions(versions, path);
    checkTogether(versions, path);
  }
  const registry = toRegistry(value as unknown as RegistryFile);
  checkShares(registry);
  return registry;
}
