// @ts-check
import path from 'node:path';
import { appByFolder, ROOT } from '../ports.mjs';
import { baseConfig, cacheOf } from './base.mjs';

/** The script that a remote's own page loads first. */
export const RUNTIME_FILE = 'federationRuntime.js';

/**
 * The core of the federation runtime for the page of a remote without the shell, which lends it otherwise.
 * @param {string} folder
 * @param {{ outputPath: string }} options
 * @returns {import('webpack').Configuration}
 */
export function standaloneRuntimeConfig(folder, { outputPath }) {
  const app = appByFolder(folder);
  return {
    ...baseConfig(app, true),
    name: `${folder} runtime`,
    target: ['web', 'es2022'],
    entry: path.join(ROOT, 'shared/src/federation/standaloneRuntime.ts'),
    output: { path: outputPath, filename: RUNTIME_FILE, clean: false },
    cache: cacheOf(app, 'runtime', true),
  };
}
