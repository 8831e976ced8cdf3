import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hexOf, sha256 } from '../release/hashes.mjs';

const CHOICE_FILE = /^(\d+)\.json$/;

/** The folder of a deployment's releases. @param {string} name As the choice has it, such as `public_site`. */
export const folderOf = (name) => name.replaceAll('_', '-');

/** Null for what is not there. */
const orNull = (promise) =>
  promise.catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Reads a store. Nothing is kept, and nothing is written. @param {string} folder */
export function readStore(folder) {
  const read = (...parts) => orNull(readFile(path.join(folder, ...parts)));
  const list = async (...parts) => (await orNull(readdir(path.join(folder, ...parts)))) ?? [];
  const parse = (text, file) => {
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new Error(`${file} can't be read: ${error.message}`);
    }
  };
  const pagesFile = (shell, remote) => (remote ? `${shell}+${remote}.json` : `${shell}.json`);

  return {
    choiceFolder: path.join(folder, 'choice'),

    /** The choices that there are, newest first: their numbers, each with its file. */
    async choices() {
      const names = await list('choice');
      return names
        .flatMap((name) => (CHOICE_FILE.test(name) ? [{ number: parseInt(name, 10), name }] : []))
        .sort((one, other) => other.number - one.number);
    },
    async choice({ name }) {
      return parse(await readFile(path.join(folder, 'choice', name), 'utf8'), `choice/${name}`);
    },

    /** Folder and version of every stored release. */
    async releases() {
      const folders = await list('releases');
      const found = await Promise.all(
        folders.map(async (app) =>
          (await list('releases', app))
            .filter((file) => file.endsWith('.json'))
            .sort()
            .map((file) => ({ folder: app, version: file.slice(0, -'.json'.length) })),
        ),
      );
      return found.flat();
    },
    /**
     * @param {string} [hash] What the hash of its text must be.
     * @throws Error when it is missing or another one.
     */
    async manifest(app, version, hash) {
      const text = await read('releases', app, `${version}.json`);
      if (!text) throw new Error(`${app} ${version} is not in the store.`);
      if (hash && hexOf(sha256(text)) !== hash) {
        // It was signed anew, and the choice names the one before.
        const before = await this.file(hash);
        if (before) return parse(before, `pool/${hash}`);
        throw new Error(`The manifest of ${app} ${version} is not the one that was chosen.`);
      }
      return parse(text, `releases/${app}/${version}.json`);
    },

    /** The pages of a pair of releases, or of the shell alone; null while they have not been rendered. */
    async pages(shell, remote) {
      const file = pagesFile(shell, remote);
      const text = await read('pages', file);
      return text && parse(text, `pages/${file}`);
    },

    /**
     * A file of the pool, or null when it is missing.
     * @param {string} hex
     * @param {'' | '.br' | '.gz'} [ending]
     * @throws Error when its content is not what its name says.
     */
    async file(hex, ending = '') {
      const content = await read('pool', hex + ending);
      if (content && ending === '' && hexOf(sha256(content)) !== hex)
        throw new Error(`pool/${hex} has another content than its name says.`);
      return content;
    },
  };
}
