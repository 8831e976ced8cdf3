import { create } from 'qrcode';

/**
 * A QR code as one SVG path of its dark modules. A module is one unit, and the code is `size` modules wide and high.
 */
export interface DrawnCode {
  size: number;
  path: string;
}

/** @throws Error when the text is empty or too long for a QR code. */
export function drawCode(text: string): DrawnCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const fields = Array.from(data, (dark, at) =>
    dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  );
  return { size, path: fields.join('') };
}
