import path from 'node:path';
import zlib from 'node:zlib';
import { placeOf } from '../releases/place.mjs';
import { startServer } from '../server/startServer.mjs';

const SCRIPTS = /<(?:link rel="preload" as="script" href|script defer(?:="defer")? src)="([^"]+)"/g;
/** As the server compresses a page once it has time (platform/server/answers.mjs). */
const QUALITY = { '/': 11 };

const bytesOfPage = (html, address) =>
  zlib.brotliCompressSync(html, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY[address] ?? 10,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  }).length;

/**
 * What a guest's browser loads of each page of a site before the page is hydrated.
 * @param {import('../ports.mjs').Target} target
 * @returns {Promise<Record<string, { html: number, scripts: number, files: { name: string, bytes: number }[] }>>} By address, in bytes of
 *   brotli; `files` are the scripts one by one.
 */
export async function pageBytes(target) {
  const { store } = placeOf({ target });
  const { deployments } = store.choice();
  const server = await startServer({ folder: store.folder, port: 0 });
  const load = (address, encoding) =>
    fetch(`http://localhost:${server.port}${address}`, { headers: { 'Accept-Encoding': encoding } });
  const known = new Map();
  const bytesOf = async (address) => {
    const answer = known.get(address) ?? (await load(address, 'br'));
    known.set(address, answer);
    if (answer.headers.get('content-encoding') !== 'br')
      throw new Error(`${address} is named by a page but is not served compressed.`);
    return Number(answer.headers.get('content-length'));
  };
  const measured = {};
  for (const address of Object.keys(
    store.readPages(deployments.shell.live, deployments.public_site.live).pages,
  )) {
    const html = Buffer.from(await (await load(address, 'identity')).arrayBuffer());
    const files = [];
    for (const [, src] of html.toString().matchAll(SCRIPTS))
      files.push({ name: path.basename(src), bytes: await bytesOf(src) });
    measured[address] = {
      html: bytesOfPage(html, address),
      scripts: files.reduce((sum, { bytes }) => sum + bytes, 0),
      files,
    };
  }
  await server.close();
  return measured;
}
