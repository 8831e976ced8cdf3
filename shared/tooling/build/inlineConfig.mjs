// @ts-check
import { appByFolder } from '../ports.mjs';
import { baseConfig, cacheOf } from './base.mjs';

/**
 * The script that stands in the head of the shell's pages (`fillDocument`) and answers the visitor until the application
 * runs.
 * @param {string} folder
 * @param {{ outputPath: string }} options
 * @returns {import('webpack').Configuration}
 */
export function inlineConfig(folder, { outputPath }) {
  const app = appByFolder(folder);
  return {
    ...baseConfig(app, true),
    name: `${folder} inline`,
    target: ['web', 'es2022'],
    entry: { instant: './src/instant/index.ts' },
    output: { path: outputPath, filename: '[name].js', clean: true },
    optimization: { minimize: true },
    cache: cacheOf(app, 'inline', true),
  };
}
