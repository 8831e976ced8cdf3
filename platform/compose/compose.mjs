import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { composeSettings } from './settings.mjs';
import { writeSite } from './writeSite.mjs';
import { publish } from './composedSite.mjs';
import { appByFolder, appFolder, ROOT } from '../ports.mjs';
import { withLock } from '../remotes/lock.mjs';
import { placeOfTarget } from '../remotes/places.mjs';
import { verifyUsed } from '../remotes/listedRelease.mjs';
import { checkText, readText } from '../remotes/registryFile.mjs';
import { filesBelow, scriptsOf } from '../build/sourceHash.mjs';

const require = createRequire(import.meta.url);

/** Where the shell's build is, unless a command names another folder. */
export const SHELL_BUILD = appFolder(appByFolder('shell'), 'dist');

/** The shell's own code for Node: it reads registries and renders pages exactly as the browser does. */
export function loadRenderer(shell = SHELL_BUILD) {
  const file = path.resolve(shell, 'renderer/renderer.cjs');
  if (!existsSync(file))
    throw new Error(`${shell} holds no build of the shell. Build it first: npm run build -w shell`);
  return require(file);
}

/**
 * Everything that a composed site is made from, as one hash: with the same one, composing again would change nothing.
 * That is the registry, the keys of the teams, the settings, every file of the shell, and the scripts that compose.
 */
export async function sourceOf(place, text, shell = SHELL_BUILD) {
  const keys = place.remotes.map(place.keysOf);
  const hash = createHash('sha256')
    .update(text)
    .update(JSON.stringify([keys, composeSettings()]));
  const scripts = [...(await scriptsOf(fileURLToPath(import.meta.url)))].sort();
  const parts = [
    [path.resolve(shell), await filesBelow(path.resolve(shell))],
    [ROOT, scripts],
  ];
  for (const [folder, files] of parts)
    for (const file of files) hash.update(path.relative(folder, file)).update(await readFile(file));
  return hash.digest('hex');
}

/**
 * Composes a site from the text of a registry, and puts it in the place of the one before in one step. If anything
 * fails, the site stays as it is.
 * @param {{ text: string, shell?: string, beforeLive?: () => Promise<void> }} options
 * @returns {Promise<string>} What was done, in words.
 */
export async function composeText(place, { text, shell = SHELL_BUILD, beforeLive }) {
  const started = Date.now();
  const renderer = loadRenderer(shell);
  const { value: registry, model } = checkText(text, place.registry, renderer);
  await verifyUsed(place, registry, model);
  let count = 0;
  const write = async (folder) => {
    count = await writeSite(folder, { place, shell, renderer, registry, model });
  };
  await publish(place.site, write, { source: await sourceOf(place, text, shell), beforeLive });
  return `composed ${count} pages in ${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/** Composes a site from its registry as it stands. */
export const composePlace = (place, options) =>
  withLock(place.store, async () => {
    const text = await readText(place.registry);
    if (text === null) throw new Error(`${place.registry} does not exist yet: nothing has been released.`);
    return composeText(place, { ...options, text });
  });

/** Composes the site of a set of servers. */
export async function compose(target) {
  console.log(`${target}: ${await composePlace(placeOfTarget(target))}`);
}
