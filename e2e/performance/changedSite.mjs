import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteFile, SITE_FILE } from '@venue/shared/tooling/compose/keepHashedFiles';
import { liveFolder, publish } from '@venue/shared/tooling/compose/composedSite';
import { compressFile, qualityOf } from '@venue/shared/tooling/build/compress';
import { ROOT } from '@venue/shared/tooling/ports';
import { placeOfTarget } from '@venue/shared/tooling/remotes/places';
import { serveShell } from '@venue/shared/tooling/hosting/serve';

/** Next to the ports of the test site, which has 3100 to 3103. */
const PORTS = { 'static-twin': 3190, 'one-bundle': 3191 };

async function rewrite(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  await compressFile(file, qualityOf(path.basename(file)));
}

/**
 * Serves a copy of the composed test site with other pages, by the same server: with the same compression, caching and
 * headers.
 * @param {keyof typeof PORTS} name
 * @param {(html: string) => string} change What becomes of a page.
 * @param {string} [files] Folder of more files to serve.
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveChangedSite(name, change, files) {
  const site = path.join(ROOT, '.cache', name, 'site');
  await publish(site, async (folder) => {
    cpSync(liveFolder(placeOfTarget('test').site), folder, { recursive: true });
    if (files) cpSync(files, folder, { recursive: true });
    const list = readSiteFile(folder);
    for (const page of [...Object.values(list.pages), 'frame.html', '404.html'])
      await rewrite(path.join(folder, page), change);
    // It would block scripts that come from the page's own server without a hash.
    delete list.headers['Integrity-Policy'];
    writeFileSync(path.join(folder, SITE_FILE), JSON.stringify(list));
  });
  const server = await serveShell(site, PORTS[name]);
  return { origin: `http://localhost:${PORTS[name]}`, close: () => server.close() };
}
