import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sha256 } from './hashes.mjs';
import { readRelease, RELEASE_FILE, SIGNATURE_FILE } from './releaseFile.mjs';
import { requireProvenance, signBytes } from './signature.mjs';

/**
 * Signs a finished build. It needs nothing but Node, so that it runs where no package is.
 * @param {string} folder
 * @param {string} pem The private key of the team.
 * @returns {Promise<{ version: string, id: string, publicKey: string }>}
 * @throws Error when the build does not say how it was made, or is not what its `release.json` says: then nothing is signed.
 */
export async function signBuild(folder, pem) {
  const release = await readRelease(folder);
  requireProvenance(release, folder);
  for (const [file, integrity] of Object.entries(release.files)) {
    const content = await readFile(path.join(folder, file)).catch(() => null);
    if (!content || sha256(content) !== integrity)
      throw new Error(`${file} in ${folder} is not the file that the build made. Nothing is signed.`);
  }
  const { text, id, publicKey } = signBytes(await readFile(path.join(folder, RELEASE_FILE)), pem);
  await writeFile(path.join(folder, SIGNATURE_FILE), text);
  return { version: release.version, id, publicKey };
}

/** `node signBuild.mjs FOLDER KEY_FILE`: without a key in the file, or without the file, nothing is signed. */
async function signFromCommandLine(folder, keyFile) {
  const pem = await readFile(keyFile, 'utf8').catch(() => '');
  if (!pem.trim()) return 'No key is given: the build is not signed.';
  const { version, id } = await signBuild(folder, pem);
  return `${version} is signed with the key ${id}.`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  signFromCommandLine(...process.argv.slice(2)).then(console.log, ({ message }) => {
    console.error(message);
    process.exitCode = 1;
  });
