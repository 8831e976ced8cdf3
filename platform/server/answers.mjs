import { createHash } from 'node:crypto';
import { encode, ENCODINGS } from './encodings.mjs';
import { contentTypeOf, SITE_HEADERS } from './headers.mjs';
import { createKept } from './kept.mjs';

const KEPT_BYTES = 64 * 1_048_576;
const PLACE_OF_SETTINGS = '<!--settings-->';
/** Brotli's quality of a page once there is time for it, and of the page that most visitors open first. */
const QUALITY = 10;
const HOME_QUALITY = 11;

/**
 * What is sent: the body with the headers that go with it.
 * @typedef {{ body: Buffer, headers: Record<string, string> }} Answer
 */

/** @param {string} html @param {string} settings The element with the settings. */
export const fillSettings = (html, settings) => html.replace(PLACE_OF_SETTINGS, () => settings);

/**
 * Of the text, not of the compressed bytes: a page that is compressed anew, or by another server, is the same one. Headers are
 * part of it, so that a change of them alone reaches every browser.
 */
function etagOf(text, headers, encoding) {
  const hash = createHash('sha256')
    .update(JSON.stringify([SITE_HEADERS, headers]))
    .update(text);
  return `"${hash.digest('base64url').slice(0, 27)}${encoding ? `-${encoding}` : ''}"`;
}

const encodingHeader = (encoding) => (encoding ? { 'Content-Encoding': encoding } : {});

/**
 * Makes answers and keeps them in memory.
 * @param {{ store: import('../store/store.mjs').Store, jobs: ReturnType<typeof import('./encodings.mjs').createIdleJobs> }} parts
 */
export function createAnswers({ store, jobs }) {
  const size = ({ body }) => body.length + 1000;
  const files = createKept(KEPT_BYTES, size);
  const texts = createKept(KEPT_BYTES, size);

  const readPool = (hex) => store.pool.read(hex);

  /** A file as it lies in the pool, in the best encoding that is there. @returns {Promise<Answer>} */
  async function readFileAnswer(hex, type, encodings) {
    for (const encoding of encodings) {
      const body = await store.pool.readPacked(hex, ENCODINGS[encoding]);
      const headers = { 'Content-Type': type, ...encodingHeader(encoding) };
      if (body) return { body, headers: { ...headers, ETag: `"${hex.slice(0, 32)}-${encoding}"` } };
    }
    return { body: await readPool(hex), headers: { 'Content-Type': type, ETag: `"${hex.slice(0, 32)}"` } };
  }

  /**
   * @param {{ type: string, headers?: Record<string, string>, quality?: number, isWanted: () => boolean }} about `isWanted` says
   *   whether it is still worth while to compress it better.
   * @returns {Promise<Answer>}
   */
  async function encodeText(text, encoding, { type, headers = {}, quality = QUALITY, isWanted }) {
    const body = Buffer.from(text);
    const etag = etagOf(body, headers, encoding);
    const answer = {
      body: await encode(body, encoding),
      headers: { ...headers, 'Content-Type': type, ...encodingHeader(encoding), ETag: etag },
    };
    const packTighter = async () => {
      answer.body = await encode(body, encoding, quality);
    };
    if (encoding === 'br') jobs.add({ isWanted, run: packTighter });
    return answer;
  }

  return {
    readPool,
    /** @returns {Promise<Answer>} */
    file: (hex, address, encodings, type = contentTypeOf(address)) =>
      files.get(`${hex} ${type} ${encodings}`, () => readFileAnswer(hex, type, encodings)),
    /** A text that is made once. @param {string} key @param {() => Promise<string>} make @returns {Promise<Answer>} */
    text: (key, make, [encoding], about) =>
      texts.get(`${key} ${encoding ?? ''}`, async () => encodeText(await make(), encoding, about)),
    /** The quality for the page of an address. */
    qualityOf: (address) => (address === '/' ? HOME_QUALITY : QUALITY),
  };
}

/** Whether a browser has this answer already. @param {string} [header] `If-None-Match` */
export const isUnchanged = (header, etag) =>
  header !== undefined &&
  header.split(',').some((given) => ['*', etag].includes(given.trim().replace(/^W\//, '')));
