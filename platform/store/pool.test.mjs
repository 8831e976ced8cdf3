import { readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { hexOf, sha256 } from '../release/hashes.mjs';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';
import { openPool } from './pool.mjs';

const at = temporaryFolder();
let pool;
beforeEach(async () => {
  pool = openPool(at());
});

const TEXT = Buffer.from('console.log("Karibu");');
const form = (hex, ending) => readFile(pool.fileOf(`${hex}.${ending}`));

/** Whether both compressed forms of a file unpack to it. */
async function expectForms(hex, content) {
  expect(brotliDecompressSync(await form(hex, 'br')).equals(content)).toBe(true);
  expect(gunzipSync(await form(hex, 'gz')).equals(content)).toBe(true);
}

it('a file is there once, by its content, whatever it is called and whoever adds it', async () => {
  const names = await Promise.all([pool.add('a.js', TEXT), pool.add('b.js', TEXT), pool.add('c.css', TEXT)]);
  expect(new Set(names)).toEqual(new Set([hexOf(sha256(TEXT))]));
  const [hex] = names;
  expect((await readdir(at())).sort()).toEqual([hex, `${hex}.br`, `${hex}.gz`]);
  expect((await pool.read(hex)).equals(TEXT)).toBe(true);
  await expectForms(hex, TEXT);
});

it('every content comes back as it was put in', async () => {
  const bytes = fc.uint8Array({ maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(bytes, fc.constantFrom('a.js', 'a.webp'), async (content, name) => {
      const hex = await pool.add(name, Buffer.from(content));
      expect((await pool.read(hex)).equals(content)).toBe(true);
      if (name === 'a.js') await expectForms(hex, content);
    }),
    { numRuns: 20 },
  );
});

it('what is no text, or is compressed when it is sent, has no compressed forms', async () => {
  const picture = await pool.add('a.webp', TEXT);
  const page = await pool.add('page.html', Buffer.from('<p>'), { isPacked: false });
  expect((await readdir(at())).sort()).toEqual([picture, page].sort());
});

it('compressed forms of a build are believed when they unpack to the file', async () => {
  const packed = { br: brotliCompressSync(TEXT, { params: {} }), gz: gzipSync(TEXT, { level: 1 }) };
  const hex = await pool.add('a.js', TEXT, { packed });
  expect((await form(hex, 'br')).equals(packed.br)).toBe(true);
  expect((await form(hex, 'gz')).equals(packed.gz)).toBe(true);
});

it('compressed forms that hide something else are replaced by good ones', async () => {
  const hex = await pool.add('a.js', TEXT, {
    packed: { br: brotliCompressSync('steal()'), gz: Buffer.from('no gzip') },
  });
  await expectForms(hex, TEXT);
});

it('a file that the disk has damaged is written anew when it is added again', async () => {
  const hex = await pool.add('a.js', TEXT);
  await truncate(pool.fileOf(hex), 3);
  await writeFile(pool.fileOf(`${hex}.br`), brotliCompressSync('steal()'));
  await rm(pool.fileOf(`${hex}.gz`));
  await pool.add('a.js', TEXT);
  expect((await pool.read(hex)).equals(TEXT)).toBe(true);
  await expectForms(hex, TEXT);
});

it('a file that is added again is as good as new for cleaning up, and is not written', async () => {
  const hex = await pool.add('a.js', TEXT);
  const { ino } = await stat(pool.fileOf(hex));
  for (const ending of ['', '.br', '.gz']) await utimes(pool.fileOf(hex + ending), 0, 0);
  await pool.add('a.js', TEXT);
  for (const ending of ['', '.br', '.gz'])
    expect(Date.now() - (await stat(pool.fileOf(hex + ending))).mtimeMs).toBeLessThan(60_000);
  expect((await stat(pool.fileOf(hex))).ino).toBe(ino);
});
