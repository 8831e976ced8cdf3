// docs/operations.md, A team releases from its own workflow
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import tar from 'tar-stream';
import { writeRemote, writeShell } from '../testing/fixtureBuilds.mjs';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';
import { unpack } from './receive.mjs';
import { releases } from './releases.mjs';

const at = temporaryFolder();

/** An archive of some entries. */
function archiveOf(entries) {
  const pack = tar.pack();
  for (const [header, content] of entries) pack.entry(header, content);
  pack.finalize();
  return pack;
}

/** An archive of a folder, as `tar -C FOLDER -c .` makes it. */
async function archiveOfFolder(name) {
  const entries = await readdir(at(name), { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = files.map(async (file) => [
    { name: `./${path.relative(at(name), file)}` },
    await readFile(file),
  ]);
  return archiveOf([[{ name: './', type: 'directory' }, ''], ...(await Promise.all(read))]);
}

const run = (input, ...words) => releases([...words, '--store', at('store'), '--servers', ''], { input });

it('a build that comes as an archive becomes a canary, as the key of its team says', async () => {
  await writeShell(at('shell'));
  await writeRemote(at('one'), { heading: 'One' });
  await writeRemote(at('two'), { heading: 'Two' });
  await run(undefined, 'release', 'shell', '--from', at('shell'));
  await run(await archiveOfFolder('one'), 'receive', 'public-site');
  expect(await run(await archiveOfFolder('two'), 'receive', 'public-site', '--canary', '10')).toMatch(
    /public-site \S+ is a canary for 10 % of the visitors/,
  );
});

it('the archive of another deployment is refused, and nothing is changed', async () => {
  await writeShell(at('shell'));
  await expect(run(await archiveOfFolder('shell'), 'receive', 'public-site')).rejects.toThrow(
    /holds a release of shell, not of public_site[^]*Nothing was changed/,
  );
});

it.each([
  ['a way out of the folder', [{ name: '../evil' }, 'x']],
  ['an absolute name', [{ name: '/etc/evil' }, 'x']],
  ['a way out within a name', [{ name: 'a/../../evil' }, 'x']],
  ['a link', [{ name: 'link', type: 'symlink', linkname: '/etc/passwd' }, '']],
  ['a hard link', [{ name: 'link', type: 'link', linkname: '/etc/passwd' }, '']],
  ['a device', [{ name: 'device', type: 'character-device' }, '']],
  ['a file of a hidden folder', [{ name: '.ssh/authorized_keys' }, 'x']],
])('an archive with %s is refused', async (_, entry) => {
  await expect(unpack(archiveOf([entry]), at('out'))).rejects.toThrow(/which no build has/);
});

it('the notes of a build, which are hidden, are left out', async () => {
  await unpack(
    archiveOf([
      [{ name: './.source-hash' }, 'x'],
      [{ name: './a.js' }, 'x'],
    ]),
    at('out'),
  );
  expect(await readdir(at('out'))).toEqual(['a.js']);
});

it('an archive that is too big, empty or broken off is refused', async () => {
  const limits = { files: 2, bytes: 100 };
  const three = ['a', 'b', 'c'].map((name) => [{ name }, 'x']);
  await expect(unpack(archiveOf(three), at('many'), limits)).rejects.toThrow(/more than 2 files/);
  await expect(unpack(archiveOf([[{ name: 'a' }, 'x'.repeat(101)]]), at('big'), limits)).rejects.toThrow(
    /MiB/,
  );
  await expect(unpack(archiveOf([]), at('none'))).rejects.toThrow(/empty/);
  const broken = Readable.from([Buffer.from('no archive at all'.repeat(40))]);
  await expect(unpack(broken, at('broken'))).rejects.toThrow();
});
