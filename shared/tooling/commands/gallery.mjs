import path from 'node:path';
import { run } from './build.mjs';
import { requireFreePorts } from '../processes/freePorts.mjs';
import { isMain } from '../processes/isMain.mjs';
import { galleryPort, ROOT } from '../ports.mjs';
import { serveFolder } from '../hosting/serve.mjs';

/** Builds and serves the page that shows every part of the design system. */
export async function serveGallery(target) {
  const { default: webpack } = await import('webpack');
  const { galleryConfig } = await import('../build/galleryConfig.mjs');
  const folder = path.join(ROOT, '.cache', target, 'gallery');
  await run(webpack, galleryConfig({ outputPath: folder }));
  return serveFolder(folder, galleryPort(target));
}

if (isMain(import.meta.url)) {
  try {
    await requireFreePorts([galleryPort('start')]);
    await serveGallery('start');
    console.log(`Every part of the design system: http://localhost:${galleryPort('start')}`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
