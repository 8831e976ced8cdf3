import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFile, qualityOf } from '@venue/platform/build/compress';
import { liveFolder, publish } from '@venue/platform/compose/composedSite';
import { readSiteFile } from '@venue/platform/compose/keepHashedFiles';
import { serveShell } from '@venue/platform/hosting/serve';
import { ROOT } from '@venue/platform/ports';
import { placeOfTarget } from '@venue/platform/remotes/places';

const SCRIPT = /<template id="application">.*?<\/template>|<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/**
 * Serves the pages of the test site without any script, by the same server: what a static site would be.
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveStaticTwin() {
  const site = path.join(ROOT, '.cache/static-twin/site');
  await publish(site, async (folder) => {
    cpSync(liveFolder(placeOfTarget('test').site), folder, { recursive: true });
    for (const page of [...Object.values(readSiteFile(folder).pages), 'frame.html', '404.html']) {
      const file = path.join(folder, page);
      writeFileSync(file, readFileSync(file, 'utf8').replace(SCRIPT, ''));
      await compressFile(file, qualityOf(page));
    }
  });
  const server = await serveShell(site, 0);
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}
