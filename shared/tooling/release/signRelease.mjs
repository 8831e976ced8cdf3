import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE, SIGNATURE_FILE } from './releaseFile.mjs';
import { signBytes } from './signature.mjs';
import { filesIn, verifyRelease } from './verifyRelease.mjs';

/**
 * Signs a finished build, if it is whole: `release.sig` then stands beside its `release.json`.
 * @param {string} folder
 * @param {{ app: object, pem: string }} by The remote, and the private key of its team.
 * @returns {Promise<{ version: string, id: string, publicKey: string }>}
 */
export async function signRelease(folder, { app, pem }) {
  await verifyRelease(filesIn(folder), { app });
  const { text, id, publicKey } = signBytes(await readFile(path.join(folder, RELEASE_FILE)), pem);
  await writeFile(path.join(folder, SIGNATURE_FILE), text);
  // By the rules of whoever will use it, so that a team learns here what would be refused there.
  const { version } = await verifyRelease(filesIn(folder), { app, keys: [publicKey] });
  return { version, id, publicKey };
}
