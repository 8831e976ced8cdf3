import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { appByFolder } from '../ports.mjs';
import { addToChangelog, changelogEntry, commitsBetween, noteRelease } from './changelog.mjs';

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

it('an entry has the day, the version and the commits', () => {
  const release = { version: '0.1.0-0123456789ab', releasedAt: '2026-11-22T10:00:00.000Z' };
  expect(changelogEntry({ ...release, commits: ['menu: one', 'cart: two'] })).toBe(
    '- 2026-11-22 0.1.0-0123456789ab\n  - menu: one\n  - cart: two',
  );
  expect(changelogEntry({ ...release, commits: [] })).toMatch(/\n {2}- no commit of its own$/);
});

it('an entry without a clone to read has the commit that the release was built from', () => {
  const release = { version: '0.1.0-0123456789ab', releasedAt: '2026-11-22T10:00:00.000Z' };
  expect(changelogEntry({ ...release, commit: '1a2b', commits: undefined })).toBe(
    '- 2026-11-22 0.1.0-0123456789ab\n  - built from 1a2b',
  );
  expect(changelogEntry({ ...release, commits: undefined })).toBe('- 2026-11-22 0.1.0-0123456789ab');
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

it('each release of a remote is added to the end of its changelog, beside the releases', async () => {
  const place = await storeWith({ 1: '1a2b', 2: '3c4d' });
  await addToChangelog(place, site, { now: '1', releasedAt: RELEASED_AT });
  await addToChangelog(place, site, { before: '1', now: '2', releasedAt: RELEASED_AT });
  const text = await readFile(path.join(folder, 'changelogs/public-site.md'), 'utf8');
  expect(text).toBe(
    '# Releases of public-site\n\n- 2026-11-22 1\n  - built from 1a2b\n- 2026-11-22 2\n  - built from 3c4d\n',
  );
});

it.each([
  ['1a2b-dirty', /^It was built from files that are not committed/],
  ['1a2b', /^In .*public-site\.md:$/],
])('a release from commit %s says first: %s', async (commit, first) => {
  const place = await storeWith({ 1: commit });
  const entry = { metadata: { version: '1' }, extras: { releasedAt: RELEASED_AT } };
  const [line] = await noteRelease(place, site, { microFrontends: {} }, entry);
  expect(line).toMatch(first);
});
