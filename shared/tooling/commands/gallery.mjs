import { serveGallery } from '../hosting/gallery.mjs';
import { galleryPort } from '../ports.mjs';
import { requireFreePorts } from '../processes/freePorts.mjs';
import { orExplain } from '../processes/orExplain.mjs';

await orExplain(async () => {
  await requireFreePorts([galleryPort('start')]);
  await serveGallery('start');
  console.log(`Every part of the design system: http://localhost:${galleryPort('start')}`);
});
