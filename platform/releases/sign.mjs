// @ts-check
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildStale } from '../build/build.mjs';
import { readBuild } from '../release/build.mjs';
import { SIGNATURE_FILE } from '../release/releaseFile.mjs';
import { makeKeys } from '../release/signature.mjs';
import { signBuild } from '../release/signBuild.mjs';
import { finishedBuilds } from './takeBuilds.mjs';
import { commandName } from './words.mjs';

/** @typedef {import('./changeChoice.mjs').Context & { from?: string, out?: string, key?: string }} Context @typedef {import('../ports.mjs').App} App */

/** Makes the keys of a team, of which the private one is written into a new file that its owner alone can read. @param {Context} context @param {App[]} apps */
export async function key({ out }, [app]) {
  if (!app || !out) throw new Error('key needs --out FILE, for the private key.');
  const file = path.resolve(out);
  const { id, privateKey, publicKey } = makeKeys();
  await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
    throw new Error(`${file} is there already, and may hold a key that is in use.`);
  });
  return [
    `The private key of ${app.folder} is in ${file}. It belongs to the team and to nobody else; it is never committed.`,
    `The public key ${id} goes into platform/keys.json, into the list of ${app.folder}:`,
    `  "${publicKey}"`,
    `To sign with it: ${commandName()} sign ${app.folder} --key ${file}`,
  ].join('\n');
}

/** Signs the build of a deployment, which is built first where that is needed, unless a finished one is named. @param {Context} context @param {App[]} apps */
export async function sign({ key: file, place, from }, [app]) {
  if (!app || !file) throw new Error('sign needs --key FILE, the private key of the team.');
  const pem = await readFile(file, 'utf8');
  if (!from) await buildStale([app]);
  const [{ folder } = { folder: '' }] = finishedBuilds(from, [app]);
  await readBuild(folder, { app });
  const { id, publicKey } = await signBuild(folder, pem);
  // By the rules of whoever will use it, so that a team learns here what would be refused there.
  const { manifest } = await readBuild(folder, { app, keys: [publicKey] }).catch(async (error) => {
    await rm(path.join(folder, SIGNATURE_FILE));
    throw error;
  });
  const signed = `${app.folder} ${manifest.version} is signed with the key ${id}, in ${folder}.`;
  const listed = place.keysOf(app);
  if (listed.length === 0 || listed.includes(publicKey)) return signed;
  return `${signed}\nThat key is not listed for it, so it would be refused: see platform/keys.json.`;
}
