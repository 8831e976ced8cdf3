import { create } from 'qrcode';
import { qrPath } from './qrPath';

/** The squares a path paints, read back. */
function squares({ size, path }: { size: number; path: string }): boolean[] {
  const painted = Array.from({ length: size * size }, () => false);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(width); step += 1) painted[Number(y) * size + Number(x) + step] = true;
  return painted;
}

describe('the drawing of a code', () => {
  it('joins neighbours in a row and nothing else', () => {
    const data = [1, 1, 0, 0, 0, 0, 1, 0, 1];
    expect(qrPath({ size: 3, data }).path).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
  });

  it.each(['TIC-001', 'TIC-1000', 'a ticket from elsewhere'])('of %s paints every square of it', (id) => {
    const { size, data } = create(id).modules;
    const dark = Array.from(data, Boolean);
    expect(dark).toContain(true);
    expect(squares(qrPath({ size, data }))).toEqual(dark);
  });
});
