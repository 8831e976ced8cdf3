import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** In the place of webpack's own code, by which each build on a page would make a policy, and one that allows everything. */
class PagePolicyModule extends RuntimeModule {
  constructor() {
    super('page policy');
  }

  generate() {
    return `${RuntimeGlobals.createScriptUrl} = (url) => window.__PAGE_POLICY__.createScriptURL(url);`;
  }

  shouldIsolate() {
    return false;
  }
}

/**
 * Lets a build ask the page's policy of Trusted Types (`shared/src/trusted-types`) for the address of each chunk that it
 * loads.
 */
export function trustedScriptsPlugin() {
  return {
    apply(compiler) {
      compiler.options.output.trustedTypes = {};
      compiler.hooks.thisCompilation.tap('trusted-scripts', (compilation) => {
        compilation.hooks.runtimeRequirementInTree
          .for(RuntimeGlobals.createScriptUrl)
          .tap('trusted-scripts', (chunk) => {
            compilation.addRuntimeModule(chunk, new PagePolicyModule());
            return true;
          });
      });
    },
  };
}
