import type { Audience, NeededContracts, RemoteName } from '@venue/shared/contracts';

/** A screen as a release lists it. */
export interface ReleasedRoute {
  path: string;
  audience: Audience;
  title: string;
}

/** One release of a remote as the registry lists it. */
export interface ListedVersion {
  /** Where its entry is: absolute, or a path of the site's own. */
  url: string;
  /** Of the version that is loaded when this one can't be. */
  fallbackUrl?: string;
  /** `integrity` is `sha256-…`; only development has none. */
  metadata: { version: string; integrity?: string };
  /** The share of the visitors, in per cent. The first version is the live one. */
  deployment: { traffic: number; default: boolean };
  /** `enabled` is false for a remote that is switched off, in each of its versions. */
  extras: {
    enabled: boolean;
    contract: NeededContracts;
    routes: readonly ReleasedRoute[];
  };
}

/** `registry.json`, in the shape of the front-end discovery schema (awslabs/frontend-discovery, `v1-pre.json`). */
export interface RegistryFile {
  microFrontends: Partial<Record<RemoteName, readonly ListedVersion[]>>;
  /** False forbids devices to keep a copy of the site. */
  offline?: boolean;
}

/** One release of a remote. */
export interface RemoteVersion {
  /** URL of its entry; where pages are rendered, its path. */
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

/** A path is below whatever address this page was opened at; where pages are rendered there is none. */
const absolute = (url: string) =>
  typeof location === 'undefined' ? url : new URL(url, location.origin).href;

function toRemote(listed: readonly ListedVersion[]): RegisteredRemote {
  const versions = listed.map(({ url, metadata, extras: { contract, routes } }, index) => ({
    url: absolute(url),
    version: metadata.version,
    integrity: metadata.integrity ?? null,
    contract,
    routes,
    index,
  }));
  const [first] = listed;
  const [live] = versions;
  if (!first || !live) throw new Error('A remote has no version.');
  const place = listed.findIndex(({ deployment }, index) => index > 0 && deployment.traffic > 0);
  return {
    enabled: first.extras.enabled,
    live,
    fallback: versions.find((_, index) => listed[index]?.url === first.fallbackUrl),
    canary: versions[place],
    share: listed[place]?.deployment.traffic ?? 0,
  };
}

/** The registry as the shell uses it. The server makes it from releases that were checked (platform/server). */
export const toRegistry = ({ microFrontends }: RegistryFile): Registry =>
  Object.fromEntries(Object.entries(microFrontends).map(([name, listed]) => [name, toRemote(listed)]));
