import { create } from 'qrcode';
import { drawCode } from './drawCode';

const isDark = (path: string, column: number, row: number) => path.includes(`M${column} ${row}h1v1h-1z`);

describe('the code of a ticket', () => {
  it('is the QR code of the text, field by field', () => {
    const { size, path } = drawCode('TIC-001');
    const { modules } = create('TIC-001', { errorCorrectionLevel: 'M' });
    expect(size).toBe(modules.size);
    for (let row = 0; row < size; row += 1)
      for (let column = 0; column < size; column += 1)
        expect(isDark(path, column, row)).toBe(modules.get(row, column) === 1);
  });

  it('has a finder in three corners and none in the fourth', () => {
    const { size, path } = drawCode('TIC-001');
    const last = size - 1;
    const ring = (left: number, top: number) =>
      Array.from({ length: 7 }, (_, step) => isDark(path, left + step, top)).every(Boolean);
    expect([ring(0, 0), ring(last - 6, 0), ring(0, last - 6), ring(last - 6, last - 6)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('differs from ticket to ticket', () => {
    expect(drawCode('TIC-001').path).not.toBe(drawCode('TIC-002').path);
  });

  it.each(['', 'T'.repeat(5000)])('is refused where there can be none', (text) => {
    expect(() => drawCode(text)).toThrow();
  });
});
