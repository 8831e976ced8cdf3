// @ts-check

/** @typedef {import('webpack').Configuration} Configuration */

/**
 * Lets each build wait for the one before, since they may write into one folder, which the first of them empties. A build with
 * errors or warnings ends all; after the last one without them comes a last step.
 * @param {Configuration[]} configs
 * @param {() => Promise<unknown>} complete
 * @returns {Configuration[]}
 */
export const whenAllBuilt = (configs, complete) =>
  configs.map((config, index) => ({
    ...config,
    dependencies: configs.slice(0, index).flatMap(({ name }) => name ?? []),
    plugins: [
      ...(config.plugins ?? []),
      {
        /** @param {import('webpack').Compiler} compiler */
        apply(compiler) {
          compiler.hooks.done.tapPromise('when-all-built', async (stats) => {
            if (stats.hasErrors() || stats.hasWarnings())
              throw new Error(`${config.name} does not build:\n${stats.toString('errors-warnings')}`);
            if (index === configs.length - 1) await complete();
          });
        },
      },
    ],
  }));
