// @ts-check
import { existsSync } from 'node:fs';
import { appFolder, APPS } from '../ports.mjs';
import { RELEASE_FILE } from '../release/releaseFile.mjs';
import { buildStale } from './build.mjs';

/** @typedef {import('../ports.mjs').App} App */

/**
 * Builds what is needed to run one deployment: itself and the shell from their sources. The other remotes are taken from
 * their last build; one that has none is built this once.
 * @param {App} [only] Without one, everything is built.
 */
export async function buildFor(only) {
  const others = only ? APPS.filter((app) => app !== only && !app.host) : [];
  const kept = others.filter((app) => existsSync(appFolder(app, 'dist', RELEASE_FILE)));
  for (const app of others)
    console.log(
      `${app.folder}: ${kept.includes(app) ? 'as it was built last' : 'was never built, so it is built this once'}`,
    );
  await buildStale(APPS.filter((app) => !kept.includes(app)));
}
