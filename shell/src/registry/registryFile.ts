import type { Audience, NeededContracts, RemoteName } from '@venue/shared/contracts';
import type { NeededModules } from './moduleMismatch';

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
  /**
   * `enabled` is false for a remote that is switched off, in each of its versions. A page is not told `modules`, which is
   * compared before.
   */
  extras: {
    enabled: boolean;
    contract: NeededContracts;
    modules?: NeededModules;
    routes: readonly ReleasedRoute[];
  };
}

/** `registry.json`, in the shape of the front-end discovery schema (awslabs/frontend-discovery, `v1-pre.json`). */
export interface RegistryFile {
  microFrontends: Partial<Record<RemoteName, readonly ListedVersion[]>>;
  /** False forbids devices to keep a copy of the site. */
  offline?: boolean;
}
