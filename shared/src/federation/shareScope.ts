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
  /** The page has one instance of it. Of other modules, everybody may have a copy. */
  singleton?: boolean;
  /** Of a singleton, a version and all that are compatible with it (`^1.2.0`); of another module, the only one. */
  requiredVersion: string;
  /** Refuses another version of a singleton; otherwise the browser's console gets a warning. */
  strictVersion?: boolean;
  /** Gets the build's own copy. */
  fallback: SharedModule['get'];
}

/**
 * Adds what a build brings, behind what the page has already.
 * @param from Name of the build.
 */
export function addModules(scope: ShareScope, from: string, own: Record<string, readonly OwnModule[]>): void {
  for (const [name, modules] of Object.entries(own))
    for (const { version, get } of modules) (scope[name] ??= {})[version] ??= { from, get };
}

/**
 * Chooses the module of the page for a build, or the build's own where the page has none. Of a singleton everybody gets
 * the first: the shell adds its modules before any remote, so they are the ones that are used, whatever else there is.
 * @throws Error when the page's singleton is not the one that the build strictly needs.
 */
export function chooseModule(scope: ShareScope, need: Need, neededBy: string): SharedModule['get'] {
  const { shareKey, requiredVersion } = need;
  const versions = scope[shareKey] ?? {};
  if (!need.singleton) return versions[requiredVersion]?.get ?? need.fallback;
  const [version, module] = Object.entries(versions)[0] ?? [];
  if (!version || !module) return need.fallback;
  if (!isCompatible(requiredVersion.replace('^', ''), version)) {
    const problem = `${neededBy} needs ${shareKey} ${requiredVersion}; ${module.from} brings ${version}.`;
    if (need.strictVersion) throw new Error(problem);
    console.warn(problem);
  }
  return module.get;
}
