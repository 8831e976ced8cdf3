import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../ports.mjs';
import { ContentError } from './contentError.mjs';
import { FIRST_VENUE } from './specification.mjs';

/** The owner's own pictures. */
const PICTURE_FOLDER = 'shared/content/pictures';
/** Where they are as the site serves them: files of the public site's release, each with a hash in its name. */
const SERVED_FOLDER = 'public-site/public';
const SHELL_FOLDER = 'shell/public';
const SERVED_AT = '/files/public-site/';
/** As `photoSource` asks for them (shared/src/ui/primitives/picture). */
const WIDTHS = [384, 768, 1200, 1600];
const MAIN_WIDTH = 1200;
const SMALLEST = 600;
const MAX_MEGABYTES = 25;
const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];
const QUALITY = 72;
/** Wider or higher than this, a picture is cut around its most striking part: no place on the pages is. */
const ICONS = { 'icon-192': 192, 'icon-512': 512, 'icon-maskable-512': 512, 'apple-touch-icon': 180 };
/** A wider logo is drawn smaller. */
const WIDEST_LOGO = 4;
const SHAPES = { lowest: 9 / 16, highest: 4 / 3 };

const sourceOf = (file, root = ROOT) => path.join(root, PICTURE_FOLDER, file);
const hashOf = (source) => createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 12);
const servedName = (key, source, width) => `${key}-${width}.${hashOf(source)}.webp`;

/** The address of an own picture in the width that stands for all. */
export const addressOf = (key, file) => SERVED_AT + servedName(key, sourceOf(file), MAIN_WIDTH);

const ownOf = ({ pictures }) =>
  Object.entries(pictures).flatMap(([group, known]) =>
    Object.entries(known).flatMap(([key, { file }]) => (file ? [{ group, key, file }] : [])),
  );

/** What is wrong with the files of own pictures. @returns {import('./crossRules.mjs').Problem[]} */
export function pictureProblems(content) {
  const own = ownOf(content);
  const folder = path.join(ROOT, PICTURE_FOLDER);
  const there = existsSync(folder) ? readdirSync(folder).filter((file) => /^\w/.test(file)) : [];
  const { logo, icon, sharePicture } = content.venue;
  const named = [...own.map(({ file }) => file), logo, icon, sharePicture];
  const problems = own.flatMap(({ group, key, file }) => {
    const at = { file: 'pictures', path: [group, key, 'file'] };
    if (!ENDINGS.includes(path.extname(file).toLowerCase()))
      return {
        ...at,
        message: `"${file}" is no picture that can be read: it has to be ${ENDINGS.join(', ')}.`,
      };
    if (!there.includes(file)) return { ...at, message: `there is no file shared/content/pictures/${file}.` };
    const megabytes = statSync(sourceOf(file)).size / 1_000_000;
    return megabytes > MAX_MEGABYTES
      ? { ...at, message: `"${file}" has ${megabytes.toFixed(0)} MB; at most ${MAX_MEGABYTES} MB are read.` }
      : [];
  });
  for (const field of ['logo', 'icon', 'sharePicture']) {
    const file = content.venue[field];
    if (file && !there.includes(file))
      problems.push({
        file: 'venue',
        path: [field],
        message: `there is no file shared/content/pictures/${file}.`,
      });
    else if (field === 'logo' && file && shapeOf(sourceOf(file)) === null)
      problems.push({
        file: 'venue',
        path: [field],
        message: `"${file}" has to be a PNG, or an SVG with a viewBox.`,
      });
  }
  const fresh = there.filter((each) => !named.includes(each));
  const taken = Object.values(content.pictures).flatMap((group) => Object.keys(group));
  if (fresh.length > 0)
    problems.push({
      file: 'pictures',
      path: content.pictures.own ? ['own'] : [],
      message: [
        `files of shared/content/pictures that have no entry: ${fresh.length}. Copy these lines ${content.pictures.own ? 'below "own:"' : 'to the end of the file'}, and say behind each alt what is to be seen; or take the files away.`,
        ...(content.pictures.own ? [] : ['own:']),
        ...fresh.map((file) => `  ${nameFor(file, taken)}: {file: ${JSON.stringify(file)}, alt: }`),
      ].join('\n'),
    });
  return problems;
}

/** How many times wider than high a PNG or an SVG is; null for anything else. */
function shapeOf(source) {
  const bytes = readFileSync(source);
  if (bytes.toString('latin1', 1, 4) === 'PNG') return bytes.readUInt32BE(16) / bytes.readUInt32BE(20);
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

/** A name for a picture, made of its file's: "nyama choma.jpg" gives nyamaChoma. */
function nameFor(file, taken) {
  const words = path
    .basename(file, path.extname(file))
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const name = words.map((word, index) => (index ? word[0].toUpperCase() + word.slice(1) : word)).join('');
  return /^[a-z]/.test(name) && !taken.includes(name) ? name : `own${name[0]?.toUpperCase()}${name.slice(1)}`;
}

/** Writes a picture in one width. Cameras note how they were held, and where: the first is followed, both are left out. */
async function writeSize(sharp, { file, source, width, target }) {
  const { autoOrient: size } = await sharp(source).metadata();
  if (Math.min(size.width, size.height) < SMALLEST)
    throw new ContentError(
      `shared/content/pictures/${file} has ${size.width} × ${size.height} dots; at least ${SMALLEST} are needed each way, or it would be blurred.`,
    );
  const shape = Math.min(Math.max(size.height / size.width, SHAPES.lowest), SHAPES.highest);
  await sharp(source)
    .autoOrient()
    .resize({ width, height: Math.round(width * shape), fit: 'cover', position: 'attention' })
    .webp({ quality: QUALITY })
    .toFile(target);
}

/** The name on the ground of the pages, as a picture of shared links. */
const drawnName = ({ name }) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#1E5234"/><text x="600" y="340" text-anchor="middle" font-family="serif" font-size="${Math.min(110, 1900 / name.length)}" fill="#FBF7F0">${name.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt()};`)}</text></svg>`,
  );

/** The icons and the picture of shared links, from the owner's; a venue of another name never shows the first one's in a link. */
async function writeShellPictures(sharp, venue, root) {
  const { name, logo, icon, sharePicture } = venue;
  const folder = path.join(root, SHELL_FOLDER);
  const flat = (file, width, height = width, fit = 'cover') =>
    sharp(sourceOf(file, root), { density: 300 }).resize({ width, height, fit, background: '#FBF7F0' }).png();
  const share = path.join(folder, 'share.png');
  if (sharePicture) await flat(sharePicture, 1200, 630).toFile(share);
  else if (name !== FIRST_VENUE) await sharp(drawnName(venue)).png().toFile(share);
  if (logo && logoEnding(logo) === '.svg')
    writeFileSync(path.join(folder, 'logo.svg'), readFileSync(sourceOf(logo, root)));
  else if (logo)
    await sharp(sourceOf(logo, root)).resize({ height: 160 }).png().toFile(path.join(folder, 'logo.png'));
  if (!icon) return;
  for (const [name, size] of Object.entries(ICONS))
    await flat(icon, size).toFile(path.join(folder, `${name}.png`));
  const dots = await flat(icon, 192).toBuffer();
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${dots.toString('base64')}"/></svg>\n`;
  writeFileSync(
    path.join(folder, 'favicon.svg'),
    icon.endsWith('.svg') ? readFileSync(sourceOf(icon, root)) : drawn,
  );
}

/**
 * Writes the own pictures as the site serves them, and takes away those that nobody uses any more. A picture that is there stays as it is.
 * @returns {Promise<string[]>} The files that changed.
 */
export async function writePictures(content, root = ROOT) {
  const folder = path.join(root, SERVED_FOLDER);
  const wanted = ownOf(content).flatMap(({ key, file }) => {
    const source = sourceOf(file, root);
    return WIDTHS.map((width) => ({ file, source, width, served: servedName(key, source, width) }));
  });
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const gone = present.filter((served) => !wanted.some((each) => each.served === served));
  const missing = wanted.filter(({ served }) => !present.includes(served));
  for (const served of gone) rmSync(path.join(folder, served));
  if (missing.length > 0) await mkdir(folder, { recursive: true });
  const { name, logo, icon, sharePicture } = content.venue;
  for (const ending of ['.svg', '.png'].filter((each) => !logo || each !== logoEnding(logo)))
    rmSync(path.join(root, SHELL_FOLDER, `logo${ending}`), { force: true });
  if (missing.length > 0 || logo || icon || sharePicture || name !== FIRST_VENUE) {
    const { default: sharp } = await import('sharp');
    for (const { served, ...size } of missing)
      await writeSize(sharp, { ...size, target: path.join(folder, served) }).catch((error) => {
        throw error instanceof ContentError
          ? error
          : new ContentError(
              `shared/content/pictures/${size.file} can't be read as a picture: ${error.message}`,
            );
      });
    await writeShellPictures(sharp, content.venue, root);
  }
  return [...gone, ...missing.map(({ served }) => served)].map((served) => `${SERVED_FOLDER}/${served}`);
}
