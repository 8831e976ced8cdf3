import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { readSiteFile } from '@venue/shared/tooling/compose/keepScripts';
import { liveFolder } from '@venue/shared/tooling/composedSite';
import { placeOfTarget } from '@venue/shared/tooling/remotes/places';

const PORT = 3190;
const SITE = 'http://localhost:3100';
const SCRIPT = /<template id="application">.*?<\/template>|<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/**
 * Serves the pages of the test site without any script: what a static site would be. Everything else (fonts, icons)
 * comes from the site itself.
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveStaticTwin() {
  const folder = liveFolder(placeOfTarget('test').site);
  const { pages } = readSiteFile(folder);
  const brotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 } };
  const twins = new Map(
    Object.entries(pages).map(([address, file]) => {
      const html = readFileSync(path.join(folder, file), 'utf8').replace(SCRIPT, '');
      return [address, zlib.brotliCompressSync(html, brotli)];
    }),
  );
  const server = http.createServer(async (request, response) => {
    const page = twins.get(request.url);
    if (page) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
      response.end(page);
      return;
    }
    const answer = await fetch(SITE + request.url);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(answer.status, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(PORT, 'localhost', resolve));
  return { origin: `http://localhost:${PORT}`, close: () => server.close() };
}
