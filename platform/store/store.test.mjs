// docs/operations.md, Where the releases are; docs/hosting.md, Commands side by side, and outside of containers
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as changes from '../choice/changes.mjs';
import { readBuild } from '../release/build.mjs';
import { writeRemote, writeShell } from '../testing/fixtureBuilds.mjs';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';
import { cleanStore } from './prune.mjs';
import { openStore } from './store.mjs';

const DAY_MS = 86_400_000;
const SITE = { folder: 'public-site', name: 'public_site' };
const SHELL = { folder: 'shell', name: 'shell', host: true };

const inFolder = temporaryFolder();
let store;
beforeEach(async () => {
  store = openStore(inFolder('store'));
});

/** Stores a build of the site, or of the shell, without choosing it. */
async function storeBuild(heading, { app = SITE, ...about } = {}) {
  const built = inFolder('built', `${app.folder} ${heading}`);
  await (app.host ? writeShell : writeRemote)(built, { heading, ...about });
  return storeFolder(built, app);
}

async function storeFolder(built, app = SITE) {
  const build = await readBuild(built, { app });
  await store.addFiles(app, build);
  await store.addManifest(app, build);
  return { built, build, version: build.manifest.version, entry: store.entryOf(build) };
}

const choose = ({ entry }, app = SITE) =>
  store.change((choice) => changes.release(choice, app.name, entry), `release ${entry.version}`);
const note = (name) => (choice) => changes.noteSeen(choice, name, 'seen');
const at = (...parts) => path.join(store.folder, ...parts);

describe('the choice', () => {
  it('of a store in which nothing is has no deployments and the usual settings', () => {
    expect(store.choice()).toMatchObject({ number: 0, deployments: {}, settings: { offline: true } });
    expect(store.history()).toEqual([]);
  });

  it('is kept in every version, with who decided what and when, and none is changed once written', async () => {
    process.env.RELEASED_BY = 'amina@desk';
    try {
      await choose(await storeBuild('One'));
    } finally {
      delete process.env.RELEASED_BY;
    }
    const first = await readFile(at('choice/00000001.json'), 'utf8');
    await store.change(note('public_site'), 'note it');
    expect(await readFile(at('choice/00000001.json'), 'utf8')).toBe(first);
    const [second, one, ...others] = store.history();
    expect(others).toEqual([]);
    expect(second).toMatchObject({ number: 2, what: 'note it' });
    expect(second.by).toMatch(/^.+@.+$/);
    expect(one).toMatchObject({
      number: 1,
      by: 'amina@desk',
      what: expect.stringContaining('release 0.1.0-'),
    });
    expect(Math.abs(Date.now() - Date.parse(second.at))).toBeLessThan(60_000);
    expect(openStore(store.folder).choice()).toEqual(second);
  });

  it('that a change leaves as it is gets no new version', async () => {
    await store.change(note('public_site'), 'one');
    expect(await store.change(note('public_site'), 'two')).toMatchObject({ isSame: true });
    expect(await readdir(at('choice'))).toEqual(['00000001.json']);
  });

  it('is as it was when a change fails', async () => {
    await store.change(note('public_site'), 'one');
    const failing = () => {
      throw new Error('no');
    };
    await expect(store.change(failing, 'two')).rejects.toThrow('no');
    expect(await readdir(at('choice'))).toEqual(['00000001.json']);
  });

  it('has all changes that are made at the same time, one after the other, and none is lost', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `remote_${'abcdefghijkl'[number]}`);
    const others = names.map(() => openStore(store.folder));
    const results = await Promise.all(names.map((name, each) => others[each].change(note(name), name)));
    expect(Object.keys(store.choice().deployments).sort()).toEqual(names);
    const history = store.history();
    expect(history.map(({ number }) => number)).toEqual(names.map((_, each) => names.length - each));
    expect(history.map(({ what }) => what).sort()).toEqual(names);
    // Each has added to the one before exactly what was asked of it.
    for (const { number, what, deployments } of history) {
      const before = history.find((other) => other.number === number - 1)?.deployments ?? {};
      expect(Object.keys(deployments).sort()).toEqual([...Object.keys(before), what].sort());
    }
    for (const { before, after } of results) expect(after.number).toBe(before.number + 1);
  });

  it('is worked out anew from what somebody else has decided meanwhile', async () => {
    const seen = [];
    await store.change(async (choice) => {
      seen.push(choice.number);
      if (seen.length === 1) await openStore(store.folder).change(note('customer_portal'), 'quicker');
      return note('public_site')(choice);
    }, 'slower');
    expect(seen).toEqual([0, 1]);
    expect(Object.keys(store.choice().deployments)).toEqual(['customer_portal', 'public_site']);
  });
});

describe('a release', () => {
  it('is stored with its exact bytes, and its files are in the pool', async () => {
    const { built, build, version } = await storeBuild('One');
    expect(store.versions(SITE)).toEqual([version]);
    expect(await store.readManifestBytes(SITE, version)).toEqual(build.bytes);
    expect(await readFile(at('releases/public-site', `${version}.json`))).toEqual(
      await readFile(path.join(built, 'release.json')),
    );
    const manifest = await store.readManifest(SITE, version);
    for (const [file, content] of build.files) expect(await store.readFile(manifest, file)).toEqual(content);
    expect(await store.readSignature(SITE, version)).toBeUndefined();
    await expect(store.requireFiles(SITE, manifest)).resolves.toBeUndefined();
  });

  it('that is not there, or of which a file is missing or damaged, is named', async () => {
    const { build, version } = await storeBuild('One');
    await expect(store.readManifest(SITE, '0.1.0-000000000000')).rejects.toThrow(
      'public-site 0.1.0-000000000000 is not in',
    );
    await writeFile(store.placeOf(build.manifest, 'index.html'), 'another');
    await expect(store.requireFiles(SITE, build.manifest)).rejects.toThrow(
      `index.html of public-site ${version} is not the file that was released`,
    );
    await rm(store.placeOf(build.manifest, 'remoteEntry.js'));
    await expect(store.requireFiles(SITE, build.manifest)).rejects.toThrow(/remoteEntry\.js|index\.html/);
    await writeFile(at('releases/public-site', `${version}.json`), '{');
    await expect(store.readManifest(SITE, version)).rejects.toThrow(`${version}.json is no JSON`);
  });

  it('shares with the release before what it did not change', async () => {
    const one = await storeBuild('One');
    const before = await readdir(at('pool'));
    await storeBuild('Two');
    const added = (await readdir(at('pool'))).filter((name) => !before.includes(name) && !name.includes('.'));
    expect(added).toHaveLength(one.build.files.size - 1);
  });

  it('with another content at the name of a stored file is refused, before anything of it is stored', async () => {
    await storeBuild('One');
    const before = await readdir(store.folder, { recursive: true });
    await expect(storeBuild('Two', { shared: 'another content' })).rejects.toThrow(
      /shared\.0a1b2c3d\.js of public-site \S+ has another content than in \S+, under the same name\. Build it anew\./,
    );
    expect(await readdir(store.folder, { recursive: true })).toEqual(before);
  });
});

describe('cleaning up', () => {
  const clean = (days = 0) => cleanStore(store, Date.now() + days * DAY_MS);
  const inPool = async ({ manifest }) =>
    Promise.all(
      Object.keys(manifest.files).map((file) =>
        stat(store.placeOf(manifest, file)).then(
          () => true,
          () => false,
        ),
      ),
    );
  const isWhole = async ({ build }) => !(await inPool(build)).includes(false);
  /** Gives everything in the store a time of writing, in seconds: as old as can be unless given. */
  async function writtenAt(seconds = 0) {
    for (const entry of await readdir(store.folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) await utimes(path.join(entry.parentPath, entry.name), seconds, seconds);
  }
  /** Forgets a release, as pruning the choice does. */
  const forget = ({ version }) =>
    store.change((choice) => {
      const { releases, ...deployment } = changes.deploymentOf(choice, SITE.name);
      const kept = releases.filter((entry) => entry.version !== version);
      return { ...choice, deployments: { [SITE.name]: { ...deployment, fallback: null, releases: kept } } };
    }, 'forget');

  it('keeps every release that the choice lists, however old, with its pages', async () => {
    const shell = await storeBuild('shell', { app: SHELL });
    const [one, two] = [await storeBuild('One'), await storeBuild('Two')];
    const page = await store.pool.add('page.html', Buffer.from('<p>'), { isPacked: false });
    await store.writePages({
      shell: shell.version,
      remote: SITE.name,
      version: one.version,
      pages: { '/': { file: page } },
      scripts: [],
    });
    await choose(shell, SHELL);
    await choose(one);
    await choose(two);
    await writtenAt();
    const before = await readdir(store.folder, { recursive: true });
    expect(await clean(99)).toEqual([]);
    expect(await readdir(store.folder, { recursive: true })).toEqual(before);
  });

  it('removes what is listed no more and is old: its manifest, its pages, and the files that only it had', async () => {
    const [one, two] = [await storeBuild('One'), await storeBuild('Two')];
    await choose(one);
    await choose(two);
    await writeFile(at('releases/public-site', `${one.version}.sig`), '{}');
    const page = await store.pool.add('page.html', Buffer.from('<p>'), { isPacked: false });
    await store.writePages({
      shell: 'x',
      version: one.version,
      pages: { '/': { file: page } },
      scripts: [],
    });
    await forget(one);
    await writtenAt();
    expect(await clean(8)).toEqual([`public-site ${one.version}`]);
    expect(await readdir(at('releases/public-site'))).toEqual([`${two.version}.json`]);
    expect(await readdir(at('pages'))).toEqual([]);
    expect(await isWhole(two)).toBe(true);
    // What both have stays.
    expect((await inPool(one.build)).filter(Boolean)).toHaveLength(1);
    const names = Object.values(two.build.manifest.files).length;
    expect((await readdir(at('pool'))).filter((name) => !name.includes('.'))).toHaveLength(names);
    expect((await readdir(at('pool'))).filter((name) => name.endsWith('.br'))).toHaveLength(names);
  });

  it('leaves the files of what visitors got until a week ago to their open tabs, however long ago it was stored', async () => {
    const [one, two] = [await storeBuild('One'), await storeBuild('Two')];
    await choose(one);
    await choose(two);
    await forget(one);
    await writtenAt();
    expect(await clean(6)).toEqual([]);
    expect(await isWhole(one)).toBe(true);
    expect(await clean(8)).toEqual([`public-site ${one.version}`]);
  });

  it('leaves what another process is about to write, and removes what one left half written', async () => {
    await choose(await storeBuild('One'));
    const build = await storeBuild('Two');
    await rm(at('releases/public-site', `${build.version}.json`));
    const halves = ['pool', 'choice', 'pages', 'releases/public-site'].map((name) =>
      at(name, `${build.entry.manifest}.${name.length}.unfinished`),
    );
    await mkdir(at('pages'));
    for (const half of halves) await writeFile(half, 'half');
    await writtenAt(Date.now() / 1000);
    await clean();
    expect(await isWhole(build)).toBe(true);
    expect(store.choice().number).toBe(1);
    for (const half of halves) expect((await stat(half)).isFile()).toBe(true);
    await writtenAt();
    await clean();
    expect(await isWhole(build)).toBe(false);
    for (const half of halves) await expect(stat(half)).rejects.toThrow('ENOENT');
  });
});
