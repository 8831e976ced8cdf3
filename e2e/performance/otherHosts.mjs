import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

/** What a photo takes as the hosts of photos send it. */
const BYTES_PER_PIXEL = 0.1;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type, data) {
  const content = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(content.length + 8);
  framed.writeUInt32BE(data.length, 0);
  content.copy(framed, 4);
  framed.writeUInt32BE(zlib.crc32(content), content.length + 4);
  return framed;
}

/** A grey picture with as many bytes as a photo of its size. */
function pictureOf(width, height) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = Buffer.alloc((width + 1) * height, 128);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const weight = Buffer.concat([
    Buffer.from('Comment\0'),
    randomBytes(Math.round(width * height * BYTES_PER_PIXEL)),
  ]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', zlib.deflateSync(rows)),
    chunk('tEXt', weight),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A certificate for any host, which the browser is told to accept. */
function selfSigned() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => path.join(folder, file));
  const options = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=other-hosts'.split(' ');
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const read = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return read;
}

/**
 * Answers in place of all other hosts, so that a measurement depends on none of them: with pictures of the size and weight
 * that the address asks for, and an empty page for maps.
 * @returns {Promise<{ browserArgs: string[], close: () => void }>} `browserArgs` send a Chromium here.
 */
export async function serveOtherHosts() {
  const server = https.createServer(selfSigned(), (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'https://other.invalid');
    if (pathname.startsWith('/maps')) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end('<!doctype html><html lang="en"><title>Map</title><p>Map</p></html>');
      return;
    }
    const width = Number(searchParams.get('w') ?? 400);
    const height = Number(searchParams.get('h') ?? Math.round((width * 2) / 3));
    response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=31536000' });
    response.end(pictureOf(width, height));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const rules = `MAP * 127.0.0.1:${server.address().port}, EXCLUDE localhost`;
  return {
    browserArgs: [`--host-resolver-rules=${rules}`, '--ignore-certificate-errors'],
    close: () => server.close(),
  };
}
