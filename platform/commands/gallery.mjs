import { serveGallery } from '../dev/gallery.mjs';
import { galleryPort } from '../ports.mjs';
import { requireFreePorts } from '../processes/freePorts.mjs';
import { orExplain } from '../processes/orExplain.mjs';

/** Tests serve it on the ports of another target. */
const [target = 'start'] = process.argv.slice(2);

await orExplain(async () => {
  await requireFreePorts([galleryPort(target)]);
  await serveGallery(target);
  console.log(`Every part of the design system: http://localhost:${galleryPort(target)}`);
});
