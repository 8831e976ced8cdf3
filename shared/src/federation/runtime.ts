import { addModules, chooseModule, type Need, type OwnModule, type ShareScope } from './shareScope';

/** What webpack hands a module's code while it evaluates it. */
interface EvaluatedModule {
  exports: unknown;
}

type ModuleId = string | number;

/** The parts of a build's `__webpack_require__` that are used here. */
interface WebpackRequire {
  /** Module cache. */
  c: Record<ModuleId, unknown>;
  /** The code of each module. */
  m: Record<ModuleId, (module: EvaluatedModule) => void>;
  /** Share scopes by name. */
  S: { default?: ShareScope };
  federation: { initOptions: { name: string; shared?: Record<string, readonly OwnModule[]> } };
  consumesLoadingData: {
    /** How this build uses each shared module, by the id under which its code imports it. */
    moduleIdToConsumeDataMapping: Record<ModuleId, Need>;
  };
}

interface ChunkConsumes {
  webpackRequire: WebpackRequire;
  /** Of each module that was asked for: 0 once it is there, before that the promise of it. */
  installedModules: Record<ModuleId, 0 | Promise<void> | undefined>;
  chunkId: ModuleId;
  chunkMapping: Record<ModuleId, readonly ModuleId[]>;
  /** The chunk is there when these are. */
  promises: unknown[];
}

/** The share scope of a build, with its own modules in it: the host's, or one of its own where it has no host. */
function joinScope({ S, federation }: WebpackRequire, scope = (S.default ??= {})): ShareScope {
  const { name, shared = {} } = federation.initOptions;
  addModules(scope, name, shared);
  S.default = scope;
  return scope;
}

function findModule(webpackRequire: WebpackRequire, id: ModuleId) {
  const need = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!need) throw new Error(`The build does not say how it uses the shared module ${id}.`);
  return chooseModule(joinScope(webpackRequire), need, webpackRequire.federation.initOptions.name)();
}

/** Sets the code of a module, which webpack runs when the module is imported for the first time. */
function setCode({ c, m }: WebpackRequire, id: ModuleId, exportsOf: () => unknown) {
  m[id] = (module) => {
    // Evaluated anew when it is imported again, since it may have failed.
    c[id] = undefined;
    module.exports = exportsOf();
  };
}

/** Gets the shared modules that a chunk imports, before the chunk runs. */
function consumes({ webpackRequire, installedModules, chunkId, chunkMapping, promises }: ChunkConsumes) {
  for (const id of chunkMapping[chunkId] ?? []) {
    const load = async () => {
      try {
        const factory = await findModule(webpackRequire, id);
        setCode(webpackRequire, id, factory);
        installedModules[id] = 0;
      } catch (error) {
        // The next attempt asks again.
        installedModules[id] = undefined;
        setCode(webpackRequire, id, () => {
          throw error;
        });
      }
    };
    promises.push((installedModules[id] ??= load()));
  }
}

/** Lets a build's first file import shared modules without waiting, which only those in that file allow. */
function installInitialConsumes({
  webpackRequire,
  initialConsumes,
}: {
  webpackRequire: WebpackRequire;
  initialConsumes: readonly ModuleId[];
}) {
  for (const id of initialConsumes)
    setCode(webpackRequire, id, () => {
      const factory = findModule(webpackRequire, id);
      if (factory instanceof Promise) throw new Error(`The shared module ${id} is not in the first file.`);
      return factory();
    });
}

/**
 * The run-time part of module federation, as the code that `@module-federation/enhanced` generates calls it, in the place
 * of that package's own (`browserConfig.mjs`; bytes and reasons in `docs/dependencies.md`). That one finds, loads, preloads
 * and diagnoses remotes by manifests and plugins, which here the registry and `shell/src/remotes` do. This one only shares
 * modules, in one scope, `default`.
 */
const federation = {
  /** The generated code takes what follows only if this is there. */
  runtime: {},
  bundlerRuntime: {
    /** @returns what the generated code keeps as the instance of this build; nothing here has a state of its own. */
    init: () => ({}),
    consumes,
    installInitialConsumes,
    /** `__webpack_init_sharing__`: afterwards `__webpack_share_scopes__` holds what this build brings. */
    I: ({ webpackRequire }: { webpackRequire: WebpackRequire }) => void joinScope(webpackRequire),
    /** A container's `init`: the host hands over its share scope. */
    initContainerEntry: ({
      webpackRequire,
      shareScope,
    }: {
      webpackRequire: WebpackRequire;
      shareScope: ShareScope;
    }) => void joinScope(webpackRequire, shareScope),
  },
};

export default federation;
