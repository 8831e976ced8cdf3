import path from 'node:path';
import { run } from '../build/build.mjs';
import { galleryPort, ROOT } from '../ports.mjs';
import { serveFolder } from './serve.mjs';

/** Builds and serves the page that shows every part of the design system. */
export async function serveGallery(target) {
  const { default: webpack } = await import('webpack');
  const { galleryConfig } = await import('../build/otherConfigs.mjs');
  const folder = path.join(ROOT, '.cache', target, 'gallery');
  await run(webpack, galleryConfig(folder));
  return serveFolder(folder, galleryPort(target));
}
