import { writeFile } from 'node:fs/promises';
import { writeRemote } from '../testing/fixtureBuilds.mjs';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';

const at = temporaryFolder();

const built = (heading) => writeRemote(at(), { heading });

describe('the description of a release', () => {
  it('names a version by the package and by what is in it', async () => {
    const first = await built('One');
    expect(first.version).toMatch(/^0\.1\.0-[0-9a-f]{12}$/);
    expect((await built('One')).version).toBe(first.version);
    expect((await built('Two')).version).not.toBe(first.version);
  });

  it('knows the hash of every file', async () => {
    const { files } = await built('One');
    expect(Object.keys(files)).toContain('shared.0a1b2c3d.js');
    expect(Object.values(files).every((hash) => /^sha256-.{43}=$/.test(hash))).toBe(true);
  });

  it('has nothing of compressed forms, which another version of Node makes in another way', async () => {
    const { version } = await built('One');
    await writeFile(at('remoteEntry.js.br'), 'packed');
    const again = await built('One');
    expect(again.version).toBe(version);
    expect(Object.keys(again.files).filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
  });
});
