import { serveGallery } from '../hosting/gallery.mjs';
import { galleryPort } from '../ports.mjs';
import { requireFreePorts } from '../processes/freePorts.mjs';

try {
  await requireFreePorts([galleryPort('start')]);
  await serveGallery('start');
  console.log(`Every part of the design system: http://localhost:${galleryPort('start')}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
