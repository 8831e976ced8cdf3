// @ts-check

/** @typedef {import('webpack').Configuration} Configuration */

/**
 * Lets each build wait for the one before: they may write into one folder, which the first of them empties.
 * @param {Configuration[]} configs
 * @returns {Configuration[]}
 */
export const inOrder = (configs) =>
  configs.map((config, index) => {
    const before = configs[index - 1]?.name;
    return before ? { ...config, dependencies: [before] } : config;
  });

/**
 * Adds a last step, which runs when all builds have ended without errors and warnings.
 * @param {Configuration[]} configs
 * @param {() => Promise<unknown>} complete
 * @returns {Configuration[]}
 */
export function whenAllBuilt(configs, complete) {
  const built = new Set();
  /** @param {Configuration} config */
  const lastStep = ({ name }) => ({
    /** @param {import('webpack').Compiler} compiler */
    apply(compiler) {
      compiler.hooks.done.tapPromise('when-all-built', async (stats) => {
        if (stats.hasErrors()) return;
        if (stats.hasWarnings())
          throw new Error(`${name} builds with warnings:\n${stats.toString('errors-warnings')}`);
        built.add(name);
        if (built.size === configs.length) await complete();
      });
    },
  });
  return configs.map((config) => ({ ...config, plugins: [...(config.plugins ?? []), lastStep(config)] }));
}
