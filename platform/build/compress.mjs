import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT = /\.(js|cjs|css|html|json|svg|xml|txt|webmanifest)$/;

/** For what is compressed once and sent for long, and for the page that is asked for most. */
const HIGHEST = zlib.constants.BROTLI_MAX_QUALITY;
/** A page is compressed while somebody waits: a third of the time for two per cent more bytes. */
export const QUICK = 10;

/** The quality for a page's file. */
export const qualityOf = (file) => (file === 'index.html' ? HIGHEST : QUICK);

/**
 * Writes `.br` and `.gz` beside one text file.
 * @param {number} [quality] Brotli's.
 */
export async function compressFile(file, quality = HIGHEST) {
  const content = await readFile(file);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    brotli(content, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    gzip(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

/** Writes `.br` and `.gz` beside every text file of a folder. */
export async function compressFolder(folder, quality) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name), quality)));
}
