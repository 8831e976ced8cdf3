import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { keepHashedFiles, SITE_FILE } from './keepHashedFiles.mjs';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-22T12:00:00Z');

let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'keep-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A composed version with these files. */
async function version(name, files, outdated = {}) {
  const target = path.join(folder, name);
  await mkdir(target);
  for (const file of files) await writeFile(path.join(target, file), file);
  await writeFile(path.join(target, SITE_FILE), JSON.stringify({ outdated }));
  return target;
}

it('hashed files of the version before stay, with their compressed forms', async () => {
  const before = await version('before', [
    'main.11111111.js',
    'main.11111111.js.br',
    'index.html',
    'robots.txt',
  ]);
  const next = await version('next', ['main.22222222.js']);
  expect(await keepHashedFiles(before, next, NOW)).toEqual({ 'main.11111111.js': NOW });
  expect((await readdir(next)).sort()).toEqual(
    ['main.11111111.js', 'main.11111111.js.br', 'main.22222222.js', SITE_FILE].sort(),
  );
});

it('they stay for seven days, counted from the day on which they were replaced', async () => {
  const outdated = { 'old.11111111.js': NOW - 8 * DAY_MS, 'new.11111111.js': NOW - 6 * DAY_MS };
  const before = await version('before', Object.keys(outdated), outdated);
  const next = await version('next', []);
  expect(await keepHashedFiles(before, next, NOW)).toEqual({ 'new.11111111.js': NOW - 6 * DAY_MS });
});

it('a file that is current again is not outdated', async () => {
  const before = await version('before', ['main.11111111.js'], { 'main.11111111.js': NOW - DAY_MS });
  const next = await version('next', ['main.11111111.js']);
  expect(await keepHashedFiles(before, next, NOW)).toEqual({});
});

it('there is nothing to keep for the first version', async () => {
  expect(await keepHashedFiles(null, folder, NOW)).toEqual({});
});
