import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../ports.mjs';
import { ContentError } from './contentError.mjs';
import { FIRST_VENUE } from './specification.mjs';

/** The owner's own pictures. */
export const PICTURE_FOLDER = 'shared/content/pictures';
/** Where they are as the site serves them: files of the public site's release, each with a hash in its name. */
const SERVED_FOLDER = 'public-site/public';
const SHELL_FOLDER = 'shell/public';
const SERVED_AT = '/files/public-site/';
/** As `photoSource` asks for them (shared/src/ui/primitives/picture). */
const WIDTHS = [384, 768, 1200, 1600];
const MAIN_WIDTH = 1200;
const SMALLEST = 600;
const QUALITY = 72;
const ICONS = { 'icon-192': 192, 'icon-512': 512, 'icon-maskable-512': 512, 'apple-touch-icon': 180 };
/** A wider logo is drawn smaller. */
const WIDEST_LOGO = 4;
const GROUND = '#FBF7F0';
/** Wider or higher than this, a picture is cut around its most striking part: no place on the pages is. */
const SHAPES = { lowest: 9 / 16, highest: 4 / 3 };

export const sourceOf = (file, root = ROOT) => path.join(root, PICTURE_FOLDER, file);
const hashOf = (source) => createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 12);
const servedName = (key, source, width) => `${key}-${width}.${hashOf(source)}.webp`;

/** The address of an own picture in the width that stands for all. */
export const addressOf = (key, file) => SERVED_AT + servedName(key, sourceOf(file), MAIN_WIDTH);

/** The pictures that are files of the owner. */
export const ownOf = ({ pictures }) =>
  Object.entries(pictures).flatMap(([group, known]) =>
    Object.entries(known).flatMap(([key, { file }]) => (file ? [{ group, key, file }] : [])),
  );

/** How many times wider than high a PNG or an SVG is; null for anything else. */
export function shapeOf(source) {
  const bytes = readFileSync(source);
  if (bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG')
    return bytes.readUInt32BE(16) / bytes.readUInt32BE(20);
  const [, width, height] =
    /viewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(bytes) ?? [];
  return Number(width) / Number(height) || null;
}

const logoEnding = (logo) => (/\.svg$/i.test(logo) ? '.svg' : '.png');

/** The logo of the header: the owner's, or else the icon; null for the drawn one. */
export function logoOf({ logo, icon }, root = ROOT) {
  if (!logo) return icon ? { src: '/favicon.svg', shape: 1 } : null;
  const shape = Math.min(Math.max(shapeOf(sourceOf(logo, root)) ?? 1, 1), WIDEST_LOGO);
  return { src: `/logo${logoEnding(logo)}`, shape: Number(shape.toFixed(3)) };
}

/** Pictures that the library would complain about in words of its own: phones write HEIC, also under another name. */
const isHeicOrVideo = (bytes) =>
  bytes.toString('latin1', 4, 8) === 'ftyp' &&
  !bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 200)).includes('avif');

/** Opens a file as a picture, and gives what is made of it. @param {(picture: () => import('sharp').Sharp) => Promise<T>} make @template T */
async function draw(sharp, file, root, make) {
  const bytes = readFileSync(sourceOf(file, root));
  if (isHeicOrVideo(bytes))
    throw new ContentError(
      `"${file}" is a HEIC, as iPhones write, or a video, whatever its name says: open it, and save it as JPEG.`,
    );
  try {
    return await make(() => sharp(bytes, file.endsWith('.svg') ? { density: 300 } : {}));
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(
      `"${file}" can't be read as a picture, or a part of it is missing: copy it again, or open it and save it as ${file.endsWith('.svg') ? 'PNG' : 'JPEG'}.`,
    );
  }
}

/** Draws a picture in some widths. Cameras note how they were held, and where: the first is followed, both are left out. */
const drawSizes = (file, widths) => async (picture) => {
  const { autoOrient: size } = await picture().metadata();
  if (Math.min(size.width, size.height) < SMALLEST)
    throw new ContentError(
      `"${file}" has ${size.width} × ${size.height} dots; at least ${SMALLEST} are needed each way, or it would be blurred. Messengers make pictures smaller: take the camera's own file.`,
    );
  const shape = Math.min(Math.max(size.height / size.width, SHAPES.lowest), SHAPES.highest);
  const drawn = [];
  for (const width of widths)
    drawn.push(
      await picture()
        .autoOrient()
        .resize({ width, height: Math.round(width * shape), fit: 'cover', position: 'attention' })
        .webp({ quality: QUALITY })
        .toBuffer(),
    );
  return drawn;
};

/** The name on the ground of the pages, as a picture of shared links. */
const drawnName = ({ name }) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#1E5234"/><text x="600" y="340" text-anchor="middle" font-family="serif" font-size="${Math.min(110, 1900 / name.length)}" fill="#FBF7F0">${name.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt()};`)}</text></svg>`,
  );

/** The pictures of every deployment that the venue names, by their field: what is made of each, by its name. */
const SHELL_PICTURES = {
  sharePicture: async (picture) => ({
    'share.png': await picture().resize({ width: 1200, height: 630, background: GROUND }).png().toBuffer(),
  }),
  logo: async (picture, { logo }, bytes) => {
    const dots = await picture().resize({ height: 160 }).png().toBuffer();
    return { [`logo${logoEnding(logo)}`]: logoEnding(logo) === '.svg' ? bytes : dots };
  },
  icon: async (picture, { icon }, bytes) => {
    const { width, height } = await picture().metadata();
    if (Math.abs(width - height) > width / 50)
      throw new ContentError(
        `"${icon}" has ${width} × ${height} dots: an icon is as wide as high. Cut it, or set it on a square ground.`,
      );
    const flat = (size) =>
      picture().resize({ width: size, height: size, background: GROUND }).png().toBuffer();
    const drawn = {};
    for (const [name, size] of Object.entries(ICONS)) drawn[`${name}.png`] = await flat(size);
    const dots = drawn['icon-192.png'].toString('base64');
    drawn['favicon.svg'] = icon.endsWith('.svg')
      ? bytes
      : Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${dots}"/></svg>\n`,
        );
    return drawn;
  },
};

/**
 * Draws the pictures as the site serves them. Nothing is written, so that a picture that can't be used leaves all as it was;
 * those that are there already are not drawn again.
 * @returns {Promise<Map<string, Buffer | undefined>>} By their paths; those without bytes are to go, since nobody uses them.
 */
export async function drawPictures({ content, sources }, root = ROOT) {
  const { venue } = content;
  const folder = path.join(root, SERVED_FOLDER);
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const drawn = new Map(present.map((served) => [`${SERVED_FOLDER}/${served}`, undefined]));
  for (const ending of ['.svg', '.png']) drawn.set(`${SHELL_FOLDER}/logo${ending}`, undefined);
  const lines = [];
  const attempt = async (file, source, at, make) => {
    try {
      const { default: sharp } = await import('sharp');
      return await draw(sharp, file, root, make);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      lines.push(`shared/content/${source}.yaml, line ${sources[source].lineOf(at)}: ${error.message}`);
    }
  };
  for (const { group, key, file } of ownOf(content)) {
    const names = WIDTHS.map((width) => servedName(key, sourceOf(file, root), width));
    for (const name of names) drawn.delete(`${SERVED_FOLDER}/${name}`);
    const missing = WIDTHS.filter((_, index) => !present.includes(names[index]));
    if (missing.length === 0) continue;
    const sizes = await attempt(file, 'pictures', [group, key, 'file'], drawSizes(file, missing));
    sizes?.forEach((bytes, index) =>
      drawn.set(`${SERVED_FOLDER}/${names[WIDTHS.indexOf(missing[index])]}`, bytes),
    );
  }
  for (const [field, make] of Object.entries(SHELL_PICTURES)) {
    const file = venue[field];
    if (!file) continue;
    const made = await attempt(file, 'venue', [field], (picture) =>
      make(picture, venue, readFileSync(sourceOf(file, root))),
    );
    for (const [name, bytes] of Object.entries(made ?? {})) drawn.set(`${SHELL_FOLDER}/${name}`, bytes);
  }
  // A venue of another name never shows the first one's in a link.
  if (!venue.sharePicture && venue.name !== FIRST_VENUE) {
    const { default: sharp } = await import('sharp');
    drawn.set(`${SHELL_FOLDER}/share.png`, await sharp(drawnName(venue)).png().toBuffer());
  }
  if (lines.length > 0) throw new ContentError(lines);
  return drawn;
}

/** Writes what was drawn. @param {Map<string, Buffer | undefined>} drawn @returns {string[]} The files that changed. */
export function writePictures(drawn, root = ROOT) {
  return [...drawn].flatMap(([name, bytes]) => {
    const target = path.join(root, name);
    const was = existsSync(target) ? readFileSync(target) : undefined;
    if (bytes === was || (was && bytes?.equals(was))) return [];
    mkdirSync(path.dirname(target), { recursive: true });
    if (bytes) writeFileSync(target, bytes);
    else rmSync(target);
    return name;
  });
}
