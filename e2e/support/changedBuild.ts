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
/** The scripts that know the names and hashes of the others: the entry, and that of the page without the shell. */
const ENTRIES = /^(remoteEntry|main\.[0-9a-f]{8})\.js$/;

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

/**
 * Gives changed scripts a name that follows from their content, as webpack does, and says so in the other files.
 * @returns The new names by the old ones.
 */
async function renameScripts(folder: string, files: string[]) {
  const names = new Map<string, string>();
  for (const file of files) {
    const [, before] = HASHED_SCRIPT.exec(file) ?? [];
    if (!before) continue;
    const content = await readFile(path.join(folder, file));
    const after = createHash('sha256').update(content).digest('hex').slice(0, before.length);
    names.set(file, file.replace(before, after));
    await rename(path.join(folder, file), path.join(folder, file.replace(before, after)));
    await rewrite(folder, /^(.*\.json|index\.html|remoteEntry\.js|main\..*\.js)$/, (text) =>
      text.replaceAll(before, after),
    );
  }
  return names;
}

/**
 * Makes another build of a remote out of the one of the working copy, as its team would with a change of the source:
 * with names, hashes, entry, Node bundle and `release.json` of its own. It takes seconds; a build takes a minute.
 * @returns The folder of the build.
 */
export async function changedBuild(remote: string, { code, about }: BuildChange): Promise<string> {
  const app = appByFolder(remote);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'build-'));
  await cp(appFolder(app, 'dist'), folder, { recursive: true });
  const released = await readRelease(folder);
  for (const file of await readdir(folder, { recursive: true }))
    if (/\.(br|gz)$|^release\.json$|^\./.test(file)) await rm(path.join(folder, file));
  const changed = await rewrite(folder, /\.(js|cjs)$/, code);
  if (changed.length === 0) throw new Error(`The change fits no file of ${remote}.`);
  await rewrite(folder, /^documents\.json$/, code);
  const names = await renameScripts(
    folder,
    changed.filter((file) => !ENTRIES.test(file)),
  );
  const digests = [...names].map(async ([before, after]) => ({
    before: released.files[before] ?? '',
    after: sha256(await readFile(path.join(folder, after))),
  }));
  for (const { before, after } of await Promise.all(digests))
    changed.push(...(await rewrite(folder, ENTRIES, (text) => text.replaceAll(before, after))));
  // The last: what it says of the others is part of its content.
  await renameScripts(
    folder,
    [...new Set(changed)].filter((file) => ENTRIES.test(file)),
  );
  await compressFolder(folder, QUICK);
  const { remote: name, contract, modules, routes, ownFiles, scripts = {} } = released;
  await writeRelease(folder, {
    remote: name,
    packageVersion: released.version.replace(/-[0-9a-f]{12}$/, ''),
    contract,
    modules,
    routes: JSON.parse(code(JSON.stringify(routes))) as Release['routes'],
    ownFiles,
    scripts: Object.fromEntries(
      Object.entries(scripts).map(([chunk, files]) => [chunk, files.map((file) => names.get(file) ?? file)]),
    ),
    builtAt: new Date().toISOString(),
    ...about?.(released),
  });
  return folder;
}
