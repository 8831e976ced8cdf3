import { appendFile, copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compressFolder } from '../build/compress.mjs';
import { writeBuild } from '../testing/fixtureSite.mjs';
import { filesIn, verifyRelease } from './verifyRelease.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'release-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const app = { name: 'public_site', folder: 'public-site' };
const verify = (about = {}) => verifyRelease(filesIn(folder), { app, ...about });
const built = (heading) => writeBuild(folder, { heading });

describe('the description of a release', () => {
  it('names a version by the package and by what is in it', async () => {
    const first = await built('One');
    expect(first.version).toMatch(/^0\.1\.0-[0-9a-f]{12}$/);
    expect((await built('One')).version).toBe(first.version);
    expect((await built('Two')).version).not.toBe(first.version);
  });

  it('knows the hash of every file', async () => {
    const { files } = await built('One');
    expect(Object.keys(files)).toContain('home.1a2b3c4d.js');
    expect(Object.values(files).every((hash) => /^sha256-.{43}=$/.test(hash))).toBe(true);
    await expect(verify()).resolves.toMatchObject({ files });
  });

  it('is the same with and without compressed forms, which must be those of its files', async () => {
    const { version } = await built('One');
    await rm(path.join(folder, 'release.json'));
    await compressFolder(folder);
    expect((await built('One')).version).toBe(version);
    await expect(verify()).resolves.toMatchObject({ version });
  });

  it.each([
    ['home.1a2b3c4d.js.br', brotliCompressSync('another')],
    ['home.1a2b3c4d.js.gz', gzipSync('another')],
    ['home.1a2b3c4d.js.br', 'not packed'],
    ['more.js.br', brotliCompressSync('another')],
  ])('finds that %s is the compressed form of no file', async (file, content) => {
    await built('One');
    await writeFile(path.join(folder, file), content);
    await expect(verify()).rejects.toThrow(/is not the file that was released/);
  });

  it.each([
    ['a changed byte', () => appendFile(path.join(folder, 'home.1a2b3c4d.js'), ' ')],
    ['a missing file', () => rm(path.join(folder, 'home.1a2b3c4d.js'))],
    ['another file', () => writeFile(path.join(folder, 'more.js'), '')],
    ['a link to another file', () => symlink('remoteEntry.js', path.join(folder, 'more.js'))],
    [
      'a link in place of a file',
      async () => {
        const file = path.join(folder, 'home.1a2b3c4d.js');
        await copyFile(file, path.join(folder, '.hidden'));
        await rm(file);
        await symlink('.hidden', file);
      },
    ],
  ])('finds %s', async (_, damage) => {
    await built('One');
    await damage();
    await expect(verify()).rejects.toThrow(/js of 0\.1\.0-\w+ is not the file that was released/);
  });

  it('is refused for another remote, another version, or with a name that is no version', async () => {
    const { version } = await built('One');
    await expect(verify({ app: { name: 'admin_console', folder: 'admin-console' } })).rejects.toThrow(
      'holds a release of public_site, not of admin_console',
    );
    await expect(verify({ version: '0.1.0-000000000000' })).rejects.toThrow(
      `holds the version ${version}, not`,
    );
    const file = path.join(folder, 'release.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace(version, '../../elsewhere'));
    await expect(verify()).rejects.toThrow('holds the version ../../elsewhere, not one of a build');
  });
});
