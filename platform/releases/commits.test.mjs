import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appByFolder } from '../ports.mjs';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';
import { commitsBetween, newsOf } from './commits.mjs';

const site = appByFolder('public-site');

const at = temporaryFolder();

const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: at(),
    encoding: 'utf8',
  }).trim();

async function commit(file, subject) {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), subject);
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
    const between = (from, to) => commitsBetween(site, { commit: from }, { commit: to }, at());
    expect(between(first, last)).toEqual(['events: three', 'cart: two']);
    expect(between(`${first}-dirty`, `${last}-dirty`)).toEqual(['events: three', 'cart: two']);
    expect(between(last, last)).toEqual([]);
  });

  it('are unknown without a release before, and where Git does not know the commits', () => {
    git('init', '-q');
    expect(commitsBetween(site, undefined, { commit: '1'.repeat(40) }, at())).toBeUndefined();
    expect(
      commitsBetween(site, { commit: '2'.repeat(40) }, { commit: '1'.repeat(40) }, at()),
    ).toBeUndefined();
  });
});

it('what is new in a release is said, and that nobody else can build it', () => {
  const commit = '1'.repeat(40);
  expect(newsOf(site, undefined, { commit })).toEqual([`  - built from ${commit}`]);
  expect(newsOf(site, { commit }, { commit })).toEqual(['  - no commit of its own']);
  expect(newsOf(site, undefined, { commit: `${commit}-dirty` })[0]).toMatch(
    /not committed: nobody else can build it/,
  );
  expect(newsOf(site, undefined, {})).toEqual([]);
});
