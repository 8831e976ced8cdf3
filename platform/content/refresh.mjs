// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../ports.mjs';

/** Writes the code that follows from the content, where it is there: an image is built without it. */
export async function refreshContent() {
  if (!existsSync(path.join(ROOT, 'shared/content'))) return;
  const [{ readContent }, { writeGenerated }, { drawPictures, writePictures }] = await Promise.all([
    import('./read.mjs'),
    import('./write.mjs'),
    import('./pictureFiles.mjs'),
  ]);
  const read = readContent();
  // The image of another deployment has no public site.
  const hasSite = existsSync(path.join(ROOT, 'public-site/src/routes.ts'));
  const drawn = hasSite ? await drawPictures(read) : new Map();
  writeGenerated(read.content);
  writePictures(drawn);
}
