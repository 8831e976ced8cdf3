import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeBuild } from '../testing/fixtureSite.mjs';
import { verifyRelease } from './releaseFile.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'release-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

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
    await expect(verifyRelease(folder)).resolves.toBeUndefined();
  });

  it.each([
    ['a changed byte', () => appendFile(path.join(folder, 'home.1a2b3c4d.js'), ' ')],
    ['a missing file', () => rm(path.join(folder, 'home.1a2b3c4d.js'))],
    ['another file', () => writeFile(path.join(folder, 'more.js'), '')],
  ])('finds %s', async (_, damage) => {
    await built('One');
    await damage();
    await expect(verifyRelease(folder)).rejects.toThrow(
      /js of 0\.1\.0-\w+ is not the file that was released/,
    );
  });
});
