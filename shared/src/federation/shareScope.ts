import { isCompatible } from '../contracts/isCompatible';

/** Returns the exports of a module that has arrived. */
export type Factory = () => unknown;

/** A version of a shared module: who brings it, and how to get it. A module of the shell's first file needs no waiting. */
export interface SharedModule {
  from: string;
  get: () => Factory | Promise<Factory>;
}

/** For each shared module its versions, in the shape in which containers hand them to each other: `init(shareScope)`. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

/** What a build brings of a shared module. */
export interface OwnModule {
  version: string;
  get: SharedModule['get'];
}

/** How a build uses a shared module. */
export interface Need {
  shareKey: string;
  /** A version and all that are compatible with it: `^1.2.0`. */
  requiredVersion: string;
  /** Refuses another version; otherwise the browser's console gets a warning. */
  strictVersion?: boolean;
  /** Gets the build's own copy. */
  fallback: SharedModule['get'];
}

/**
 * Adds what a build brings. A module that the page has already stays the one that everybody uses: the shell comes first,
 * so its modules are the ones that remotes get, whatever version they bring themselves.
 * @param from Name of the build.
 */
export function addModules(scope: ShareScope, from: string, own: Record<string, readonly OwnModule[]>): void {
  for (const [name, [module]] of Object.entries(own))
    if (module) scope[name] ??= { [module.version]: { from, get: module.get } };
}

/**
 * Chooses the module of the page for a build, or the build's own where the page has none.
 * @throws Error when the page's version is not the one that the build strictly needs.
 */
export function chooseModule(scope: ShareScope, need: Need, neededBy: string): SharedModule['get'] {
  const [version, module] = Object.entries(scope[need.shareKey] ?? {})[0] ?? [];
  if (!version || !module) return need.fallback;
  if (!isCompatible(need.requiredVersion.replace('^', ''), version)) {
    const problem = `${neededBy} needs ${need.shareKey} ${need.requiredVersion}; ${module.from} brings ${version}.`;
    if (need.strictVersion) throw new Error(problem);
    console.warn(problem);
  }
  return module.get;
}
