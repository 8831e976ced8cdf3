// @ts-check
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What a process that was ended half-way leaves ends with this; nothing that counts does. */
export const UNFINISHED = '.unfinished';
/** Windows refuses to replace a file in the moment in which another process reads it. */
const BUSY = ['EPERM', 'EACCES', 'EBUSY'];
const ATTEMPTS = 20;

const codeOf = (/** @type {unknown} */ error) => /** @type {NodeJS.ErrnoException} */ (error).code ?? '';

/** Writes what a folder lists to the disk. Windows can't, and does it by itself. @param {string} folder */
export async function flushFolder(folder) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Writes a file beside its place, to the disk. @param {string} file @param {string | Uint8Array} content */
async function writeBeside(file, content) {
  await mkdir(path.dirname(file), { recursive: true });
  const beside = `${file}.${randomUUID()}${UNFINISHED}`;
  const handle = await open(beside, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return beside;
}

/** @param {string} from @param {string} to */
async function replace(from, to, attempts = ATTEMPTS) {
  try {
    await rename(from, to);
  } catch (error) {
    if (attempts === 0 || !BUSY.includes(codeOf(error))) throw error;
    await pause(50);
    await replace(from, to, attempts - 1);
  }
}

/** Puts a folder into the place of another, which stays where that fails. @param {string} from @param {string} to */
export async function replaceFolder(from, to) {
  const before = `${from}-before`;
  const clear = () => rm(before, { recursive: true, force: true });
  await clear();
  if (existsSync(to)) await replace(to, before);
  try {
    await replace(from, to);
  } catch (error) {
    if (existsSync(before)) await replace(before, to);
    throw error;
  }
  await clear();
}

/**
 * Writes a file so that, whenever the process or the machine ends, there is the file before or the whole new one.
 * @param {string} file
 * @param {string | Uint8Array} content
 * @param {{ isFlushed?: boolean }} [options] Whether the folder is written to the disk at once. Of many files in one folder, the
 *   last one is enough.
 */
export async function writeDurably(file, content, { isFlushed = true } = {}) {
  await replace(await writeBeside(file, content), file);
  if (isFlushed) await flushFolder(path.dirname(file));
}

/**
 * The same for a file that must not be there yet.
 * @param {string} file
 * @param {string | Uint8Array} content
 * @returns {Promise<boolean>} False if somebody else was quicker: theirs stays.
 */
export async function createDurably(file, content) {
  const beside = await writeBeside(file, content);
  try {
    await link(beside, file);
    await flushFolder(path.dirname(file));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(beside, { force: true });
  }
}
