import { writeRemote, writeShell } from '../testing/fixtureBuilds.mjs';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';
import { differences } from './rebuild.mjs';
import { releases } from './releases.mjs';

const at = temporaryFolder();

it('a release that names no commit can’t be built again, nor one that is not stored', async () => {
  const run = (...words) => releases([...words, '--store', at('store'), '--servers', '']);
  await writeShell(at('shell'));
  const { version } = await writeRemote(at('one'), {
    heading: 'One',
    commit: `${'1'.repeat(40)}-dirty`,
  });
  await run('release', 'shell', '--from', at('shell'));
  await run('release', 'public-site', '--from', at('one'));
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
