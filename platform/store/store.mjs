// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { emptyChoice } from '../choice/changes.mjs';
import { fixedFiles } from '../release/addresses.mjs';
import { hexOf, sha256 } from '../release/hashes.mjs';
import { parseManifest } from '../release/manifest.mjs';
import { createDurably, UNFINISHED, writeDurably } from './durable.mjs';
import { openPool } from './pool.mjs';

/**
 * @typedef {import('../choice/changes.mjs').Choice} Choice
 * @typedef {import('../release/build.mjs').Build} Build
 * @typedef {import('../release/build.mjs').App} App
 * @typedef {import('../release/manifest.mjs').Manifest} Manifest
 * @typedef {{ folder: string }} Folder
 * @typedef {{ file: string, listed?: boolean }} StoredPage `file` is its name in the pool; `listed`: it is in the sitemap.
 * @typedef {{ shell: string, remote?: string, version?: string, pages: Record<string, StoredPage>, files?: Record<string, { file: string }>, scripts: string[] }} Pages
 */

const NUMBER = /^(\d{8})\.json$/;
const fileOfNumber = (/** @type {number} */ number) => `${String(number).padStart(8, '0')}.json`;

/** Names in a folder that are whole. @param {string} folder */
const namesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith(UNFINISHED)) : [];

/** The numbers of the versions of the choice, the latest first. @param {string} folder */
const numbersIn = (folder) =>
  namesIn(folder)
    .flatMap((name) => NUMBER.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);

const who = () => process.env.RELEASED_BY || `${os.userInfo().username}@${os.hostname()}`;

/**
 * A store: the pool of files, the releases, their pages, and the choice with its history.
 * @param {string} folder
 */
export function openStore(folder) {
  const at = (/** @type {string[]} */ ...parts) => path.join(folder, ...parts);
  const pool = openPool(at('pool'));
  const manifestFile = (/** @type {Folder} */ app, /** @type {string} */ version) =>
    at('releases', app.folder, `${version}.json`);
  const pagesFile = (/** @type {string} */ shell, /** @type {string | undefined} */ version) =>
    at('pages', `${[shell, version].filter(Boolean).join('+')}.json`);

  /** @param {string} shell @param {string} [version] @returns {Pages} */
  const readPages = (shell, version) => JSON.parse(readFileSync(pagesFile(shell, version), 'utf8'));

  /** @param {number} number @returns {Choice} */
  const readChoice = (number) => JSON.parse(readFileSync(at('choice', fileOfNumber(number)), 'utf8'));

  /** The numbers of all choices, the latest first. */
  const numbers = () => numbersIn(at('choice'));

  /** The choice in force. @returns {Choice} */
  const choice = () => {
    const [latest] = numbers();
    return latest === undefined ? emptyChoice() : readChoice(latest);
  };

  /** @param {Folder} app @param {string} version @returns {Promise<Buffer>} The bytes of its `release.json`. */
  const readManifestBytes = (app, version) =>
    readFile(manifestFile(app, version)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
      throw new Error(`${app.folder} ${version} is not in ${folder} any more, so it can't be used.`);
    });

  /** @param {Folder} app @param {string} version @param {string} [hash] Of the manifest that the choice names: it may have been signed anew since. */
  const readManifest = async (app, version, hash) => {
    const bytes = await readManifestBytes(app, version);
    const isOther = hash !== undefined && hexOf(sha256(bytes)) !== hash;
    return parseManifest(isOther ? await pool.read(hash) : bytes, manifestFile(app, version));
  };

  /** The versions of a deployment that are stored. @param {Folder} app */
  const versions = (app) =>
    namesIn(at('releases', app.folder)).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);

  /**
   * An address has one content for ever, whoever asks for it.
   * @param {App} app @param {Manifest} manifest
   */
  async function requireOwnAddresses(app, manifest) {
    const added = new Map(fixedFiles(app, manifest));
    for (const version of versions(app)) {
      const stored = await readManifest(app, version).catch(() => ({ files: {} }));
      for (const [address, integrity] of fixedFiles(app, stored))
        if (added.has(address) && added.get(address) !== integrity)
          throw new Error(
            `${address} of ${app.folder} ${manifest.version} has another content than in ${version}, under the same name. Build it anew.`,
          );
    }
  }

  return {
    folder,
    pool,
    choice,
    numbers,
    readChoice,
    readManifest,
    readManifestBytes,
    versions,
    /** Every stored release. */
    releases: () =>
      namesIn(at('releases')).flatMap((name) =>
        versions({ folder: name }).map((version) => ({ folder: name, version })),
      ),
    /** @param {App} app @param {string} version @returns {Promise<string | undefined>} */
    readSignature: (app, version) =>
      readFile(`${manifestFile(app, version).replace(/\.json$/, '')}.sig`, 'utf8').catch(() => undefined),
    /** Every version of the choice, the latest first. */
    history: () => numbers().map(readChoice),
    /** A file of a stored release. @param {Manifest} manifest @param {string} file */
    readFile: ({ files }, file) => pool.read(hexOf(files[file] ?? '')),
    /** @param {Manifest} manifest @param {string} file @returns {string} Where it is in the pool. */
    placeOf: ({ files }, file) => pool.fileOf(hexOf(files[file] ?? '')),
    /**
     * Changes the choice. What somebody else decides meanwhile is in force first: then the change is worked out anew from theirs.
     * @param {(choice: Choice) => Choice | Promise<Choice>} change
     * @param {string} what For the history.
     * @returns {Promise<{ before: Choice, after: Choice, isSame: boolean }>}
     */
    async change(change, what) {
      for (;;) {
        const before = choice();
        const changed = await change(before);
        if (JSON.stringify(changed) === JSON.stringify(before))
          return { before, after: before, isSame: true };
        const after = {
          ...changed,
          number: before.number + 1,
          at: new Date().toISOString(),
          // That of the choice before is not this one's.
          from: changed.from === before.from ? undefined : changed.from,
          by: who(),
          what,
        };
        const text = `${JSON.stringify(after, null, 2)}\n`;
        if (await createDurably(at('choice', fileOfNumber(after.number)), text))
          return { before, after, isSame: false };
      }
    },
    /** Stores the files of a build that was found good. @param {App} app @param {Build} build */
    async addFiles(app, { manifest, files, packed }) {
      await requireOwnAddresses(app, manifest);
      for (const [file, content] of files) await pool.add(file, content, { packed: packed.get(file) });
      await pool.flush();
    },
    /** @param {App} app @param {Manifest} manifest @throws Error if a file of a stored release is not there, or another one. */
    async requireFiles(app, { version, files }) {
      for (const [file, integrity] of Object.entries(files)) {
        const hex = hexOf(integrity);
        await pool.read(hex).catch(() => {
          throw new Error(
            `${file} of ${app.folder} ${version} is not the file that was released: see ${pool.fileOf(hex)}.`,
          );
        });
      }
    },
    /** Stores the `release.json` of a build. Without it nothing of the build is used. @param {App} app @param {Build} build */
    async addManifest(app, { manifest, bytes, signature }) {
      const target = manifestFile(app, manifest.version);
      const before = existsSync(target) ? await readFile(target) : bytes;
      // Signed anew: until the choice says so, the server reads the one that it names.
      if (!before.equals(bytes)) await pool.add('release.json', before, { isPacked: false });
      await pool.flush();
      if (signature) await writeDurably(`${target.replace(/\.json$/, '')}.sig`, signature);
      await writeDurably(target, bytes);
    },
    /** What the choice says of a build. @param {Build} build @returns {import('../choice/changes.mjs').Entry} */
    entryOf: ({ manifest, bytes }) => ({
      version: manifest.version,
      manifest: hexOf(sha256(bytes)),
      builtAt: manifest.builtAt,
      releasedAt: new Date().toISOString(),
    }),
    /** @param {string} shell @param {string} [version] Of a remote. */
    hasPages(shell, version) {
      try {
        return Boolean(readPages(shell, version));
      } catch {
        // Not there, or damaged: they are rendered again.
        return false;
      }
    },
    readPages,
    /** Null while they have not been rendered. @param {string} shell @param {string} [version] */
    findPages: (shell, version) => (existsSync(pagesFile(shell, version)) ? readPages(shell, version) : null),
    /** @param {Pages} pages */
    writePages: (pages) =>
      writeDurably(pagesFile(pages.shell, pages.version), `${JSON.stringify(pages, null, 1)}\n`),
  };
}

/** @typedef {ReturnType<typeof openStore>} Store */
