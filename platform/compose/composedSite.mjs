import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Names the live version and the one before. Replacing a file is one step on every system; a folder is not. */
const RECORD = 'live.json';
/** What nobody names and is younger may still be written by another process. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Windows refuses to replace a file in the moment in which another process reads it. */
export async function replaceFile(from, to, attempts = 20) {
  try {
    await rename(from, to);
  } catch (error) {
    if (attempts === 0 || !['EPERM', 'EACCES', 'EBUSY'].includes(error.code)) throw error;
    await pause(50);
    await replaceFile(from, to, attempts - 1);
  }
}

/** @returns {{ live?: string, before?: string, source?: string }} */
function readRecord(site) {
  try {
    return JSON.parse(readFileSync(path.join(site, RECORD), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

/** The folder of the version to serve; null before the first is published. */
export function liveFolder(site) {
  const { live } = readRecord(site);
  return live ? path.join(site, live) : null;
}

/** What the live version was made from; undefined before the first is published. */
export const liveSource = (site) => readRecord(site).source;

/** What can't be removed, such as a file that Windows is still sending, is removed as abandoned some other time. */
const remove = (entry) => rm(entry, { recursive: true, force: true }).catch(() => undefined);

async function makeLive(site, version, source) {
  const { live: before, before: outdated } = readRecord(site);
  const next = path.join(site, `${version}.json`);
  await writeFile(next, JSON.stringify({ live: version, before, source }));
  await replaceFile(next, path.join(site, RECORD));
  if (outdated) await remove(path.join(site, outdated));
}

/** Removes what a process that was ended half-way has left. */
async function removeAbandoned(site) {
  const { live, before } = readRecord(site);
  for (const name of await readdir(site)) {
    if ([RECORD, live, before].includes(name)) continue;
    const entry = path.join(site, name);
    const { mtimeMs } = await stat(entry).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await remove(entry);
  }
}

/**
 * Writes a new version of a site beside the live one and puts it in its place in one step. The version before stays
 * for requests that are under way. If writing fails, the live version stays as it is.
 * @param {{ source?: string, beforeLive?: () => Promise<void> }} [options] `source` says what it is made from;
 *   `beforeLive` runs when all is written and nothing can fail any more but the last step.
 */
export async function publish(site, write, { source, beforeLive } = {}) {
  await mkdir(site, { recursive: true });
  await removeAbandoned(site);
  const folder = await mkdtemp(path.join(site, 'version-'));
  try {
    // A temporary folder is its owner's alone; a web server is often somebody else.
    await chmod(folder, 0o755);
    await write(folder);
    await beforeLive?.();
  } catch (error) {
    await remove(folder);
    throw error;
  }
  await makeLive(site, path.basename(folder), source);
}
