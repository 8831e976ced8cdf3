import { createSecureServer } from 'node:http2';
import { generate } from 'selfsigned';

/** 4 by 3 pixels of one green. */
const GREEN = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEklEQVR4nGNgCPIhAzFQTQMAFt8NL3v6NT0AAAAASUVORK5CYII=',
  'base64',
);

const MAP = '<!doctype html><html lang="en"><title>Map</title><p>Map</p></html>';

/** Arguments for a Chromium that finds every host but this machine at a port of this machine. */
export const otherHostsArgs = (port) => [
  `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
  '--ignore-certificate-errors',
];

/**
 * Answers in place of all other hosts, so that a run depends on none of them: maps with an empty page, everything else with
 * a picture.
 * @param {(width: number, height: number) => Buffer} pictureOf A PNG of the size that the address asks for, in pixels.
 * @returns {Promise<{ port: number, close: () => void }>} `otherHostsArgs(port)` send a Chromium here.
 */
export async function serveOtherHosts(pictureOf = () => GREEN) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'other-hosts' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'https://other.invalid');
    if (pathname.startsWith('/maps')) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(MAP);
      return;
    }
    const width = Number(searchParams.get('w') ?? 400);
    const height = Number(searchParams.get('h') ?? Math.round((width * 2) / 3));
    response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=31536000' });
    response.end(pictureOf(width, height));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: server.address().port, close: () => server.close() };
}
