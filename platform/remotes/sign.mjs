import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE, SIGNATURE_FILE } from '../release/releaseFile.mjs';
import { makeKeys, signBytes } from '../release/signature.mjs';
import { filesIn, verifyRelease } from '../release/verifyRelease.mjs';
import { buildsOf } from './releaseBuilds.mjs';
import { commandName } from './say.mjs';
import { readBuild } from './store.mjs';

/** Makes the keys of a team, of which the private one is written into a new file that its owner alone can read. */
export async function key({ out }, [app]) {
  if (!out) throw new Error('key needs --out FILE, for the private key.');
  const file = path.resolve(out);
  const { id, privateKey, publicKey } = makeKeys();
  await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
    throw new Error(`${file} is there already, and may hold a key that is in use.`);
  });
  return [
    `The private key of ${app.folder} is in ${file}. It belongs to the team and to nobody else; it is never committed.`,
    `The public key ${id} goes into shell/remotes.json, into "keys" of ${app.name}:`,
    `  "${publicKey}"`,
    `To sign with it: ${commandName()} sign ${app.folder} --key ${file}`,
  ].join('\n');
}

/**
 * Signs a finished build, if it is whole: `release.sig` then stands beside its `release.json`.
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

/** Signs the build of a remote, which is built first where that is needed, unless a finished one is named. */
export async function sign(context, [app]) {
  const { key: file, place } = context;
  if (!file) throw new Error('sign needs --key FILE, the private key of the team.');
  const pem = await readFile(file, 'utf8');
  const [{ folder }] = await buildsOf(context, [app]);
  await readBuild(app, folder);
  const { version, id, publicKey } = await signRelease(folder, { app, pem });
  const signed = `${app.folder} ${version} is signed with the key ${id}, in ${folder}.`;
  const listed = place.keysOf(app);
  if (listed.length === 0 || listed.includes(publicKey)) return signed;
  return `${signed}\nThat key is not listed for it, so it would be refused: see shell/remotes.json.`;
}
