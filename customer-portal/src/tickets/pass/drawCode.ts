import { create } from 'qrcode';

/** The dark fields of a QR code as one SVG path, a unit a field, `size` fields wide and high. */
export interface DrawnCode {
  size: number;
  path: string;
}

/** Throws when the text is empty or too long for a code. */
export function drawCode(text: string): DrawnCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const fields = Array.from(data, (dark, at) =>
    dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  );
  return { size, path: fields.join('') };
}
