// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
// @ts-expect-error The package has no types.
import { decompress } from 'wawoff2';

const require = createRequire(import.meta.url);

/** The fonts of the site. The drawing program reads them uncompressed only. */
const FONTS = [
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
];

const readFonts = () =>
  Promise.all(FONTS.map(async (font) => decompress(await readFile(require.resolve(font)))));

/** @type {Promise<void> | undefined} */
let ready;

/**
 * Writes drawings as PNG files.
 * @param {string} folder
 * @param {{ file: string, svg: string, width: number }[]} pictures Width in px; the height follows from the drawing.
 */
export async function drawPictures(folder, pictures) {
  ready ??= readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);
  await ready;
  const fontBuffers = await readFonts();
  for (const { file, svg, width } of pictures) {
    const drawn = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { fontBuffers, loadSystemFonts: false },
    }).render();
    await writeFile(path.join(folder, file), drawn.asPng());
  }
}
