import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { compressFolder, QUICK } from '@venue/platform/build/compress';
import { appByFolder, appFolder } from '@venue/platform/ports';
import { sha256 } from '@venue/platform/release/hashes';
import { readRelease, writeRelease, type Release } from '@venue/platform/release/releaseFile';

/** What is changed in a build: its code, and what its `release.json` says. */
export interface BuildChange {
  code: (code: string) => string;
  about?: (release: Release) => Partial<Release>;
}

const HASHED_SCRIPT = /\.([0-9a-f]{8})\.js$/;
/** The scripts that know the hashes of the others: the entry, and that of the page without the shell. */
const KNOWS_HASHES = /^(remoteEntry|main\.[0-9a-f]{8})\.js$/;

const reversed = (text: string) => [...text].reverse().join('');

/** Applies a change to every file of a kind; the names of those that it changes. */
async function rewrite(folder: string, kind: RegExp, change: (text: string) => string) {
  const changed: string[] = [];
  for (const file of (await readdir(folder)).filter((name) => kind.test(name))) {
    const before = await readFile(path.join(folder, file), 'utf8');
    const after = change(before);
    if (after === before) continue;
    await writeFile(path.join(folder, file), after);
    changed.push(file);
  }
  return changed;
}

async function hashes(folder: string) {
  const scripts = (await readdir(folder)).filter((file) => HASHED_SCRIPT.test(file)).sort();
  const entries = scripts.map(
    async (file) => [file, sha256(await readFile(path.join(folder, file)))] as const,
  );
  return new Map(await Promise.all(entries));
}

/** Gives changed scripts other names, everywhere. */
async function renameScripts(folder: string, files: string[]) {
  const renamed = new Map<string, string>();
  for (const file of files) {
    const [, hash] = HASHED_SCRIPT.exec(file) ?? [];
    if (!hash || KNOWS_HASHES.test(file)) continue;
    renamed.set(file, file.replace(hash, reversed(hash)));
    await rename(path.join(folder, file), path.join(folder, renamed.get(file) ?? file));
    await rewrite(folder, /\.(js|json)$/, (text) => text.replaceAll(hash, reversed(hash)));
  }
  return renamed;
}

/**
 * Makes another build of a remote out of the one of the working copy, as its team would with a change of the source:
 * with chunk names, hashes, entry, Node bundle and `release.json` of its own. It takes seconds; a build takes a minute.
 * @returns The folder of the build.
 */
export async function changedBuild(remote: string, { code, about }: BuildChange): Promise<string> {
  const app = appByFolder(remote);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'build-'));
  await cp(appFolder(app, 'dist'), folder, { recursive: true });
  const released = await readRelease(folder);
  for (const file of await readdir(folder, { recursive: true }))
    if (/\.(br|gz)$|^release\.json$|^\./.test(file)) await rm(path.join(folder, file));
  const before = await hashes(folder);
  const changed = await rewrite(folder, /\.(js|cjs)$/, code);
  if (changed.length === 0) throw new Error(`The change fits no file of ${remote}.`);
  await rewrite(folder, /^documents\.json$/, code);
  const names = await renameScripts(folder, changed);
  // Every build has a mark of its own, because two releases of one remote can be in one page.
  const mark = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  await rewrite(folder, /\.js$/, (text) =>
    text.replaceAll(new RegExp(`(${app.name}_)[0-9a-f]{12}`, 'g'), `$1${mark}`),
  );
  const after = await hashes(folder);
  await rewrite(folder, KNOWS_HASHES, (text) => {
    let entry = text;
    for (const [file, hash] of before)
      if (!KNOWS_HASHES.test(file))
        entry = entry.replaceAll(hash, after.get(names.get(file) ?? file) ?? hash);
    return entry;
  });
  await compressFolder(folder, QUICK);
  const { remote: name, contract, modules, routes, scripts = {} } = released;
  await writeRelease(folder, {
    remote: name,
    packageVersion: released.version.replace(/-[0-9a-f]{12}$/, ''),
    contract,
    modules,
    routes: JSON.parse(code(JSON.stringify(routes))) as Release['routes'],
    scripts: Object.fromEntries(
      Object.entries(scripts).map(([chunk, files]) => [chunk, files.map((file) => names.get(file) ?? file)]),
    ),
    builtAt: new Date().toISOString(),
    ...about?.(released),
  });
  return folder;
}
