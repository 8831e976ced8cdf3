import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../build/build.mjs';
import { gallerySourceHash, STAMP_FILE } from '../build/sourceHash.mjs';
import { galleryPort, ROOT } from '../ports.mjs';
import { serveFolder } from './serveFolder.mjs';

/** Serves the page that shows every part of the design system, and builds it first where its sources have changed. */
export async function serveGallery(target) {
  const folder = path.join(ROOT, '.cache', target, 'gallery');
  const stamp = path.join(folder, STAMP_FILE);
  const hash = await gallerySourceHash();
  if (!existsSync(stamp) || (await readFile(stamp, 'utf8')) !== hash) {
    const { default: webpack } = await import('webpack');
    const { galleryConfig } = await import('../build/otherConfigs.mjs');
    await run(webpack, galleryConfig(folder));
    await writeFile(stamp, hash);
  }
  return serveFolder(folder, galleryPort(target));
}
