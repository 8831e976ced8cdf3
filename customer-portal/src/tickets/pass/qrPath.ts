/** A QR code as an SVG path on a grid of `size` by `size`. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** The dark squares of a QR code, row by row, as one path: neighbours in a row are one stroke. */
export function qrPath({ size, data }: { size: number; data: ArrayLike<number | boolean> }): QrDrawing {
  let path = '';
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size;) {
      const start = x;
      while (x < size && data[y * size + x]) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
      else x += 1;
    }
  return { size, path };
}
