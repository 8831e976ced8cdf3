import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const RECORD = '.release.json';

const listFiles = async (folder) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

async function readRecord(folder) {
  const file = path.join(folder, RECORD);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : { current: [] };
}

/**
 * Puts a finished build where it is served. Hashed files come first and entry points last, so that a visitor never
 * meets an entry whose files are missing; the previous release's files stay for pages that are open right now.
 * @param {string} built Folder of the new build.
 * @param {string} served Folder the static server reads.
 */
export async function release(built, served) {
  await mkdir(served, { recursive: true });
  const previous = await readRecord(served);
  const files = await listFiles(built);
  const isHashed = (file) => /\.[0-9a-f]{8}\./.test(file);
  for (const file of [...files.filter(isHashed), ...files.filter((file) => !isHashed(file))]) {
    const target = path.join(served, file);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(built, file), `${target}.new`);
    await rename(`${target}.new`, target);
  }
  const kept = new Set([...files, ...previous.current.filter(isHashed), RECORD]);
  for (const file of await listFiles(served)) if (!kept.has(file)) await rm(path.join(served, file));
  await writeFile(path.join(served, RECORD), JSON.stringify({ current: files }));
}
