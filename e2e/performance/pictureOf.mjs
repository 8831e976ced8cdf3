import { randomBytes } from 'node:crypto';
import zlib from 'node:zlib';

/** What a photo takes as the hosts of photos send it. */
const BYTES_PER_PIXEL = 0.1;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type, data) {
  const content = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(content.length + 8);
  framed.writeUInt32BE(data.length, 0);
  content.copy(framed, 4);
  framed.writeUInt32BE(zlib.crc32(content), content.length + 4);
  return framed;
}

/**
 * A grey PNG with as many bytes as a photo of its size.
 * @param {number} width In pixels.
 * @param {number} height In pixels.
 */
export function pictureOf(width, height) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = Buffer.alloc((width + 1) * height, 128);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const weight = Buffer.concat([
    Buffer.from('Comment\0'),
    randomBytes(Math.round(width * height * BYTES_PER_PIXEL)),
  ]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', zlib.deflateSync(rows)),
    chunk('tEXt', weight),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
