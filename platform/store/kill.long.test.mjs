// docs/operations.md, Where the releases are: a command may be ended at any moment
import { spawn } from 'node:child_process';
import { cp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as changes from '../choice/changes.mjs';
import { APPS } from '../ports.mjs';
import { hexOf, sha256 } from '../release/hashes.mjs';
import { releases } from '../releases/releases.mjs';
import { writeRemote, writeShell } from '../testing/fixtureBuilds.mjs';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';
import { openStore } from './store.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const YEARS_AGO = '2020-01-01T00:00:00.000Z';

const at = temporaryFolder();

const run = (store, ...words) =>
  releases([...words, '--store', store, '--servers', ''], { say: () => undefined });

async function build(folderName, heading) {
  await rm(at('builds', folderName), { recursive: true, force: true });
  const { name: remote, host } = APPS.find((app) => app.folder === folderName);
  const screens = { [remote === 'admin_console' ? '/admin' : `/${folderName}`]: [] };
  const audience = { admin_console: 'admin', customer_portal: 'signed-in' }[remote];
  if (host) return writeShell(at('builds', folderName), { heading });
  const site = { remote, heading, screens: { '/': ['/'] } };
  return writeRemote(
    at('builds', folderName),
    remote === 'public_site' ? site : { ...site, screens, audience },
  );
}

/** Runs a command that is ended at its n-th write. @returns {Promise<string | null>} The signal, or null when it came to its end. */
async function runUntil(count, store, words) {
  const args = ['--import', here('../testing/killAtWrite.mjs'), here('../commands/releases.mjs')];
  const child = spawn(process.execPath, [...args, ...words, '--store', store, '--servers', ''], {
    env: { ...process.env, KILL_AT: String(count) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (part) => (complaint += part));
  const [code, signal] = await new Promise((resolve) => {
    child.once('close', (...ended) => resolve(ended));
  });
  if (!signal && code !== 0) throw new Error(complaint);
  return signal;
}

/** Whether all that visitors may get of the choice in force is there and whole; `mayRender`: pages that are not are rendered by browsers. */
async function expectWhole(store, mayRender) {
  const choice = store.choice();
  const usedOf = ({ name }) => {
    const { live, canary } = changes.deploymentOf(choice, name);
    return [live, canary?.version].filter(Boolean);
  };
  for (const app of APPS)
    for (const version of changes.inUse(changes.deploymentOf(choice, app.name))) {
      const bytes = await store.readManifestBytes(app, version);
      expect(hexOf(sha256(bytes))).toBe(changes.requireEntry(choice, app.name, version).manifest);
      const manifest = await store.readManifest(app, version);
      await store.requireFiles(app, manifest);
      for (const file of Object.keys(manifest.files))
        for (const form of ['br', 'gz']) await stat(`${store.placeOf(manifest, file)}.${form}`);
    }
  const [shell, ...remotes] = APPS;
  for (const ofShell of usedOf(shell))
    for (const ofRemote of [undefined, ...remotes.flatMap(usedOf)]) {
      if (mayRender && !store.hasPages(ofShell, ofRemote)) continue;
      const { pages, files = {} } = await store.readPages(ofShell, ofRemote);
      for (const { file } of [...Object.values(pages), ...Object.values(files)])
        expect(hexOf(sha256(await store.pool.read(file)))).toBe(file);
    }
}

const usesIn = (store) =>
  Object.entries(store.choice().deployments).map(([name, { live, fallback, canary, on }]) => ({
    name,
    live,
    fallback,
    canary,
    on,
  }));

/** A store with two releases of everything, and one of the site that is tried out; and their builds. */
async function prepare() {
  for (const heading of ['One', 'Two']) {
    for (const app of APPS) await build(app.folder, `${heading} of ${app.folder}`);
    await run(at('before'), 'take', '--from', at('builds'));
  }
  await build('public-site', 'Tried');
  await run(at('before'), 'release', 'public-site', '--from', at('builds'), '--canary', '10');
}

/** Five releases more, and all that is not in use as old as can be. */
async function makeOld() {
  for (const heading of ['3', '4', '5', '6', '7', '8']) {
    await build('public-site', heading);
    await run(at('before'), 'release', 'public-site', '--from', at('builds'));
  }
  const store = openStore(at('before'));
  await store.change((choice) => {
    const { public_site: before } = choice.deployments;
    const aged = before.releases.map((each) => ({ ...each, releasedAt: YEARS_AGO }));
    return { ...choice, deployments: { ...choice.deployments, public_site: { ...before, releases: aged } } };
  }, 'years go by');
  for (const entry of await readdir(store.folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    if (entry.parentPath.endsWith('choice')) {
      const choice = JSON.parse(await readFile(file, 'utf8'));
      await writeFile(file, JSON.stringify({ ...choice, at: YEARS_AGO }));
    }
    await utimes(file, 0, 0);
  }
}

const BUILDS = () => ['--from', at('builds')];
it.each([
  ['release', () => ['release', 'public-site', ...BUILDS()], true, 'public-site'],
  [
    'release of a canary',
    () => ['release', 'public-site', ...BUILDS(), '--canary', '20'],
    true,
    'public-site',
  ],
  ['release of a shell', () => ['release', 'shell', ...BUILDS()], true, 'shell'],
  ['promote', () => ['promote', 'public-site'], false, null],
  ['rollback', () => ['rollback', 'public-site'], false, null],
  ['take', () => ['take', ...BUILDS()], true, 'admin-console'],
  ['prune', () => ['prune'], true, null],
])(
  '%s may be killed at each of its writes: all that visitors get is there, and the command run again does its work',
  async (name, words, canBeRepeated, changed) => {
    await prepare();
    if (name === 'prune') await makeOld();
    if (changed) await build(changed, `New of ${changed}`);
    await cp(at('before'), at('undisturbed'), { recursive: true, preserveTimestamps: true });
    await run(at('undisturbed'), ...words());
    const expected = usesIn(openStore(at('undisturbed')));
    let kills = 0;
    for (;;) {
      await rm(at('store'), { recursive: true, force: true });
      await cp(at('before'), at('store'), { recursive: true, preserveTimestamps: true });
      const store = openStore(at('store'));
      const { number } = store.choice();
      const signal = await runUntil(kills + 1, at('store'), words());
      await expectWhole(store, name === 'rollback');
      if (signal === null) break;
      kills += 1;
      // What is decided is decided: a rollback that is typed again goes back further.
      if (store.choice().number === number || canBeRepeated) await run(at('store'), ...words());
      await expectWhole(store, name === 'rollback');
      expect(usesIn(store)).toEqual(expected);
      expect(store.choice().number).toBeLessThanOrEqual(number + 1);
    }
    expect(kills).toBeGreaterThanOrEqual(3);
  },
  1_200_000,
);
