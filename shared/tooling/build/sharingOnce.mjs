import webpack from 'webpack';

/**
 * webpack adds code of its own that lists the shared modules, which that of `@module-federation/enhanced` then replaces.
 * This leaves it out.
 */
export function sharingOncePlugin() {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap('sharing-once', (compilation) => {
        compilation.hooks.runtimeRequirementInTree
          .for(webpack.RuntimeGlobals.shareScopeMap)
          .tap('sharing-once', () => true);
      });
    },
  };
}
