// @ts-check
import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as changes from '../choice/changes.mjs';
import { APPS } from '../ports.mjs';
import { hexOf } from '../release/hashes.mjs';
import { UNFINISHED } from './durable.mjs';

/** What nobody names and is younger may still be written by another process. */
const ABANDONED_AFTER_MS = 3_600_000;
/** What visitors got until then stays for tabs that are open. */
const KEPT_MS = 7 * 86_400_000;

/** What visitors have got of a deployment lately. @param {import('./store.mjs').Store} store @param {string} name @param {number} now */
function usedLately(store, name, now) {
  const used = new Set();
  let until = now;
  for (const choice of store.history()) {
    if (now - until > KEPT_MS) break;
    for (const version of changes.inUse(changes.deploymentOf(choice, name))) used.add(version);
    until = Date.parse(choice.at ?? '');
  }
  return used;
}

/**
 * Removes from a store what the choice lists no more: releases, their pages, and the files that only they had.
 * @param {import('./store.mjs').Store} store
 * @param {number} now
 * @returns {Promise<string[]>} The releases that were removed, in words.
 */
export async function cleanStore(store, now) {
  const choice = store.choice();
  const removed = [];
  const versions = new Set();
  const files = new Set();
  const isOlder = async (/** @type {string} */ file, /** @type {number} */ age) => {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    return now - mtimeMs > age;
  };
  for (const app of APPS) {
    const listed = changes.deploymentOf(choice, app.name).releases.map(({ version }) => version);
    const used = usedLately(store, app.name, now);
    for (const version of store.versions(app)) {
      const file = path.join(store.folder, 'releases', app.folder, `${version}.json`);
      if (!listed.includes(version) && !used.has(version) && (await isOlder(file, KEPT_MS))) {
        await rm(file);
        await rm(file.replace(/\.json$/, '.sig'), { force: true });
        removed.push(`${app.folder} ${version}`);
        continue;
      }
      versions.add(version);
      for (const { manifest } of changes.deploymentOf(choice, app.name).releases) files.add(manifest);
      for (const integrity of Object.values((await store.readManifest(app, version)).files))
        files.add(hexOf(integrity));
    }
  }
  const at = (/** @type {string} */ name) => path.join(store.folder, name);
  for (const name of existsSync(at('pages')) ? await readdir(at('pages')) : []) {
    const file = path.join(at('pages'), name);
    const pair = name.replace(/\.json$/, '').split('+');
    if (pair.every((version) => versions.has(version))) {
      const { pages, files: own = {} } = store.readPages(pair[0] ?? '', pair[1]);
      for (const each of [...Object.values(pages), ...Object.values(own)]) files.add(each.file);
    } else if (await isOlder(file, ABANDONED_AFTER_MS)) await rm(file);
  }
  for (const name of existsSync(at('pool')) ? await readdir(at('pool')) : []) {
    const file = path.join(at('pool'), name);
    if (!files.has(name.split('.')[0]) && (await isOlder(file, ABANDONED_AFTER_MS))) await rm(file);
  }
  for (const name of await readdir(store.folder, { recursive: true }).catch(() => []))
    if (name.endsWith(UNFINISHED) && (await isOlder(at(name), ABANDONED_AFTER_MS))) await rm(at(name));
  return removed;
}
