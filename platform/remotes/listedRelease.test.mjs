import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { makeKeys } from '../release/signature.mjs';
import { readRelease } from '../release/releaseFile.mjs';
import { writeBuild } from '../testing/fixtureSite.mjs';
import { sourceOf, verifyListed } from './listedRelease.mjs';
import { signRelease } from './sign.mjs';

const app = { name: 'public_site', folder: 'public-site' };
const keys = makeKeys();

let served;
let server;
beforeEach(async () => {
  served = await mkdtemp(path.join(os.tmpdir(), 'served-'));
  server = createServer(({ url }, response) =>
    readFile(path.join(served, path.basename(url))).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    ),
  );
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await rm(served, { recursive: true });
});

/** A release that the registry lists and the store does not have. */
async function listed() {
  await writeBuild(served, { heading: 'One' });
  await signRelease(served, { app, pem: keys.privateKey });
  const { version, hash } = await readRelease(served);
  const place = { releaseFolder: () => path.join(served, 'nowhere'), keysOf: () => [keys.publicKey] };
  const url = `http://127.0.0.1:${server.address().port}/${version}/remoteEntry.js`;
  return [place, app, { url, metadata: { version }, extras: { release: hash } }];
}

describe('a release that is read from where it is served', () => {
  it('is checked by its signature, and its files are those beside its entry', async () => {
    const about = await listed();
    const { key } = await verifyListed(...about);
    expect(key).toBe(keys.id);
    const entry = await sourceOf(...about).read('remoteEntry.js');
    expect(entry.toString()).toBe('entry of One');
  });

  it('is refused when it is not signed, or not what the registry has', async () => {
    const about = await listed();
    await rm(path.join(served, 'release.sig'));
    await expect(verifyListed(...about)).rejects.toThrow('is not signed');
    await appendFile(path.join(served, 'release.json'), ' ');
    await expect(verifyListed(...about)).rejects.toThrow('release.json of 0.1.0-');
  });
});
