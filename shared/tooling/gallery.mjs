import path from 'node:path';
import webpack from 'webpack';
import { run } from './build.mjs';
import { GALLERY_PORT, ROOT } from './ports.mjs';
import { serveRemote } from './serve.mjs';
import { galleryConfig } from './webpack.mjs';

const folder = path.join(ROOT, '.cache/gallery');

await run(webpack, galleryConfig({ outputPath: folder }));
await serveRemote(folder, GALLERY_PORT);
console.log(`Every part of the design system: http://localhost:${GALLERY_PORT}`);
