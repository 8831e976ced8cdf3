import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';
import { createDurably, replaceFolder, writeDurably } from './durable.mjs';

const at = temporaryFolder();
let file;
beforeEach(async () => {
  file = at('a/b.json');
});

it('a file is replaced in one step, and nothing is left beside it', async () => {
  await writeDurably(file, 'one');
  await writeDurably(file, 'two');
  expect(await readFile(file, 'utf8')).toBe('two');
  expect(await readdir(path.dirname(file))).toEqual(['b.json']);
});

it('a file is never half there while it is replaced', async () => {
  const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(100_000));
  await writeDurably(file, texts[0]);
  let isWriting = true;
  const writing = (async () => {
    for (let turn = 0; turn < 30; turn += 1) await writeDurably(file, texts[turn % 3]);
    isWriting = false;
  })();
  while (isWriting) expect(texts).toContain(await readFile(file, 'utf8'));
  await writing;
});

it('a folder takes the place of another, which stays where that fails', async () => {
  const [from, to] = ['new', 'dist'].map((name) => at(name));
  await writeDurably(path.join(to, 'old.js'), 'old');
  await expect(replaceFolder(from, to)).rejects.toThrow('ENOENT');
  expect(await readdir(to)).toEqual(['old.js']);
  await writeDurably(path.join(from, 'new.js'), 'new');
  await replaceFolder(from, to);
  expect(await readdir(to)).toEqual(['new.js']);
  expect(await readdir(at())).toEqual(['dist']);
});

it('of several who create a file one does, whose content is there whole; nothing of the others is left', async () => {
  const texts = Array.from({ length: 8 }, (_, number) => String(number).repeat(1000));
  const created = await Promise.all(texts.map((text) => createDurably(file, text)));
  expect(created.filter(Boolean)).toHaveLength(1);
  expect(await readFile(file, 'utf8')).toBe(texts[created.indexOf(true)]);
  expect(await createDurably(file, 'later')).toBe(false);
  expect(await readFile(file, 'utf8')).toBe(texts[created.indexOf(true)]);
  expect(await readdir(path.dirname(file))).toEqual(['b.json']);
});
