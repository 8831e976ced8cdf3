import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { liveFolder, publish } from './composedSite.mjs';

let site;
beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'site-'));
});
afterEach(() => rm(site, { recursive: true, force: true }));

const edition = (text) => (folder) => writeFile(path.join(folder, 'page.html'), text);
const livePage = () => readFile(path.join(liveFolder(site), 'page.html'), 'utf8');

it('has nothing to serve before anything is published', () => {
  expect(liveFolder(site)).toBeNull();
});

it('serves the new version once it is whole, never before', async () => {
  await publish(site, edition('first'));
  await publish(site, async (folder) => {
    await edition('second')(folder);
    expect(await livePage()).toBe('first');
  });
  expect(await livePage()).toBe('second');
});

it('leaves the live version as it is when writing the next one fails, and nothing of the attempt behind', async () => {
  await publish(site, edition('first'));
  const before = await readdir(site);
  const failing = publish(site, async (folder) => {
    await edition('half')(folder);
    throw new Error('A screen fails.');
  });
  await expect(failing).rejects.toThrow('A screen fails.');
  expect(await livePage()).toBe('first');
  expect(await readdir(site)).toEqual(before);
});

it('keeps the version before for requests under way, and no older one', async () => {
  await publish(site, edition('first'));
  await publish(site, edition('second'));
  const second = liveFolder(site);
  await publish(site, edition('third'));
  expect(await readFile(path.join(second, 'page.html'), 'utf8')).toBe('second');
  // The two versions and the file that names the live one.
  expect(await readdir(site)).toHaveLength(3);
});

it('lets two be published at the same time', async () => {
  await publish(site, edition('first'));
  await Promise.all([publish(site, edition('second')), publish(site, edition('third'))]);
  expect(['second', 'third']).toContain(await livePage());
});

it('never has a moment without a whole version while others are published', async () => {
  await publish(site, edition('1'));
  let publishing = true;
  const published = (async () => {
    for (let number = 2; number <= 30; number += 1) await publish(site, edition(String(number)));
    publishing = false;
  })();
  const seen = new Set();
  while (publishing) seen.add(await livePage());
  await published;
  expect([...seen].every((text) => /^\d+$/.test(text))).toBe(true);
  expect(seen.size).toBeGreaterThan(5);
});
