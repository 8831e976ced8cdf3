import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { appByFolder } from '../ports.mjs';
import { commitsBetween, noteRelease } from './changelog.mjs';

const site = appByFolder('public-site');

let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'changelog-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

async function commit(file, subject) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), subject);
  git('add', '.');
  git('commit', '-q', '-m', subject);
  return git('rev-parse', 'HEAD');
}

describe('the commits of a release', () => {
  it('are those since the release before that touch the remote, also when it was built with changes', async () => {
    git('init', '-q');
    const first = await commit('public-site/a.ts', 'menu: one');
    await commit('public-site/b.ts', 'cart: two');
    await commit('shell/a.ts', 'frame: elsewhere');
    const last = await commit('public-site/c.ts', 'events: three');
    const between = (from, to) => commitsBetween(site, { commit: from }, { commit: to }, folder);
    expect(between(first, last)).toEqual(['events: three', 'cart: two']);
    expect(between(`${first}-dirty`, `${last}-dirty`)).toEqual(['events: three', 'cart: two']);
    expect(between(last, last)).toEqual([]);
  });

  it('are unknown without a release before, and where Git does not know the commits', () => {
    git('init', '-q');
    expect(commitsBetween(site, undefined, { commit: '1'.repeat(40) }, folder)).toBeUndefined();
    expect(
      commitsBetween(site, { commit: '2'.repeat(40) }, { commit: '1'.repeat(40) }, folder),
    ).toBeUndefined();
  });
});

const RELEASED_AT = '2026-11-22T10:00:00.000Z';

/** A store with releases of these versions, built from these commits. */
async function storeWith(commits) {
  const place = { store: folder, releaseFolder: (app, version) => path.join(folder, app.folder, version) };
  for (const [version, commit] of Object.entries(commits)) {
    await mkdir(place.releaseFolder(site, version), { recursive: true });
    await writeFile(
      path.join(place.releaseFolder(site, version), 'release.json'),
      JSON.stringify({ version, commit }),
    );
  }
  return place;
}

const entry = (version) => ({ metadata: { version }, extras: { releasedAt: RELEASED_AT } });
/** A registry with these versions, the live one first. */
const listing = (...versions) => ({ microFrontends: { public_site: versions.map(entry) } });
const readChangelog = () => readFile(path.join(folder, 'changelogs/public-site.md'), 'utf8');

it('each release of a remote is added once to the end of its changelog, beside the releases', async () => {
  const place = await storeWith({ 1: '1a2b', 2: '3c4d' });
  await noteRelease(place, site, listing(), entry('1'));
  await noteRelease(place, site, listing('1'), entry('2'));
  expect(await noteRelease(place, site, listing('2', '1'), entry('1'))).toEqual([]);
  expect(await readChangelog()).toBe(
    '# Releases of public-site\n\n- 2026-11-22 1\n  - built from 1a2b\n- 2026-11-22 2\n  - built from 3c4d\n',
  );
});

it('an entry without a commit since the release before says so', async () => {
  const place = await storeWith({ 1: '1a2b', 2: '1a2b-dirty' });
  await noteRelease(place, site, listing('1'), entry('2'));
  expect(await readChangelog()).toMatch(/ 2\n {2}- no commit of its own\n$/);
});

it.each([
  ['1a2b-dirty', /^It was built from files that are not committed/],
  ['1a2b', /^In .*public-site\.md:$/],
])('a release from commit %s says first: %s', async (commit, first) => {
  const place = await storeWith({ 1: commit });
  const [line] = await noteRelease(place, site, listing(), entry('1'));
  expect(line).toMatch(first);
});
