import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawPictures } from './drawPictures.mjs';

const drawing = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20"/>${content}</svg>`;

let folder;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A PNG file begins with its signature and its size. */
function sizeOf(file) {
  const content = readFileSync(path.join(folder, file));
  expect(content.toString('latin1', 1, 4)).toBe('PNG');
  return [content.readUInt32BE(16), content.readUInt32BE(20)];
}

it('a drawing becomes a PNG file of the wanted width, with its own proportions', async () => {
  await drawPictures(folder, [{ file: 'icon.png', svg: drawing(''), width: 192 }]);
  expect(sizeOf('icon.png')).toEqual([192, 96]);
});

it.each(['Fraunces Variable', 'Figtree Variable'])(
  'a drawing is written in %s, whatever the machine has',
  async (font) => {
    const text = (family) =>
      drawing(`<text y="16" font-size="16" fill="#fff" font-family="${family}">B</text>`);
    await drawPictures(folder, [
      { file: 'written.png', svg: text(font), width: 80 },
      { file: 'empty.png', svg: drawing(''), width: 80 },
    ]);
    const [written, empty] = ['written.png', 'empty.png'].map((file) =>
      readFileSync(path.join(folder, file)),
    );
    expect(written.equals(empty)).toBe(false);
  },
);
