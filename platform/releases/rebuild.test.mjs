import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeRemote, writeShell } from '../testing/fixtureBuilds.mjs';
import { differences } from './rebuild.mjs';
import { releases } from './releases.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'rebuild-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a release that names no commit can’t be built again, nor one that is not stored', async () => {
  const run = (...words) => releases([...words, '--store', path.join(folder, 'store'), '--servers', '']);
  await writeShell(path.join(folder, 'shell'));
  const { version } = await writeRemote(path.join(folder, 'one'), {
    heading: 'One',
    commit: `${'1'.repeat(40)}-dirty`,
  });
  await run('release', 'shell', '--from', path.join(folder, 'shell'));
  await run('release', 'public-site', '--from', path.join(folder, 'one'));
  await expect(run('rebuild', version)).rejects.toThrow(/-dirty, so nobody can build it again/);
  await expect(run('rebuild', '0.1.0-000000000000')).rejects.toThrow('No stored release has the version');
});

it('says which files of two builds differ', () => {
  const files = (one, two) => ({ files: { 'a.js': one, ...two } });
  expect(differences(files('1', { 'b.js': '2' }), files('1', { 'b.js': '2' }))).toEqual([]);
  expect(differences(files('1', { 'b.js': '2' }), files('3', { 'c.js': '2' }))).toEqual([
    'a.js',
    'b.js',
    'c.js',
  ]);
});
