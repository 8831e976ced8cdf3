// @ts-check
import { mkdir, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { hexOf, sha256 } from '../release/hashes.mjs';
import { flushFolder, writeDurably } from './durable.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const unbrotli = promisify(zlib.brotliDecompress);
const ungzip = promisify(zlib.gunzip);

/** Text, which is sent compressed. */
const TEXT = /\.(js|cjs|css|html|json|svg|xml|txt|ics|webmanifest)$/;

/** The compressed forms of a file, by the ending of their names. */
const FORMS = {
  br: {
    pack: (/** @type {Uint8Array} */ content) =>
      brotli(content, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    unpack: unbrotli,
  },
  gz: { pack: (/** @type {Uint8Array} */ content) => gzip(content, { level: 9 }), unpack: ungzip },
};

/** @typedef {keyof typeof FORMS} Form */

/**
 * The pool of a store: every file once, by the hash of its content.
 * @param {string} folder
 */
export function openPool(folder) {
  const fileOf = (/** @type {string} */ hex) => path.join(folder, hex);

  /**
   * Writes a file that is not there, or that the disk has damaged.
   * @param {string} target @param {(present: Buffer) => Promise<boolean> | boolean} isWhole @param {() => Promise<Uint8Array> | Uint8Array} content
   */
  async function writeOnce(target, isWhole, content) {
    const present = await readFile(target).catch(() => undefined);
    // A file that is used again is as good as new: cleaning up leaves new files alone.
    if (present && (await isWhole(present))) await utimes(target, new Date(), new Date());
    else await writeDurably(target, await content(), { isFlushed: false });
  }

  /** @param {Form} form @param {Uint8Array} content @returns {(packed: Uint8Array) => Promise<boolean>} */
  const unpacksTo = (form, content) => (packed) =>
    FORMS[form].unpack(packed).then(
      (unpacked) => unpacked.equals(content),
      () => false,
    );

  /** @param {Form} form @param {Uint8Array} content @param {Uint8Array | undefined} packed */
  const packedForm = async (form, content, packed) =>
    packed && (await unpacksTo(form, content)(packed)) ? packed : FORMS[form].pack(content);

  return {
    folder,
    fileOf,
    /** @param {string} hex @throws Error when it is not there, or its content is not what its name says. */
    async read(hex) {
      const content = await readFile(fileOf(hex));
      if (hexOf(sha256(content)) !== hex)
        throw new Error(`pool/${hex} has another content than its name says.`);
      return content;
    },
    /** A compressed form of a file; null where there is none. @param {string} hex @param {Form} form */
    readPacked: (hex, form) => readFile(`${fileOf(hex)}.${form}`).catch(() => null),
    /** Writes the list of files to the disk, before anybody refers to one of them. */
    flush: () => flushFolder(folder),
    /**
     * @param {string} name Says whether it is text.
     * @param {Uint8Array} content
     * @param {{ isPacked?: boolean, packed?: Partial<Record<Form, Uint8Array>> }} [options] `isPacked` is false for what is compressed
     *   when it is sent; `packed` are compressed forms that a build has brought, which are believed if they unpack to the content.
     * @returns {Promise<string>} Its name in the pool.
     */
    async add(name, content, { isPacked = TEXT.test(name), packed = {} } = {}) {
      await mkdir(folder, { recursive: true });
      const hex = hexOf(sha256(content));
      const forms = /** @type {Form[]} */ (isPacked ? Object.keys(FORMS) : []);
      await Promise.all(
        forms.map((form) =>
          writeOnce(`${fileOf(hex)}.${form}`, unpacksTo(form, content), () =>
            packedForm(form, content, packed[form]),
          ),
        ),
      );
      await writeOnce(
        fileOf(hex),
        (present) => present.equals(content),
        () => content,
      );
      return hex;
    },
  };
}
