// decisions, Own pictures; docs/recipes/content.md
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { logoOf, writePictures } from './pictureFiles.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  mkdirSync(path.join(root, 'shared/content/pictures'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const contentOf = (own) => ({ venue: { name: 'Bustani Gardens' }, pictures: { own } });
const photo = (width, height) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path.join(root, 'shared/content/pictures/goat.jpg'));

it('an own picture is written in four sizes, upright and without what the camera noted, and goes when nobody uses it', async () => {
  await photo(3000, 1000);
  const content = contentOf({ goat: { file: 'goat.jpg', alt: 'A goat' } });
  expect(await writePictures(content, root)).toHaveLength(4);
  const folder = path.join(root, 'public-site/public');
  const files = readdirSync(folder);
  expect(files.map((file) => file.replace(/[0-9a-f]{12}/, 'HASH')).sort()).toEqual(
    [1200, 1600, 384, 768].map((width) => `goat-${width}.HASH.webp`),
  );
  const found = await sharp(
    path.join(
      folder,
      files.find((file) => file.startsWith('goat-768')),
    ),
  ).metadata();
  // Held upright it is three times as high as wide, which is cut to 4:3.
  expect(found).toMatchObject({ format: 'webp', width: 768, height: 1024 });
  expect(found.exif).toBeUndefined();
  expect(await writePictures(content, root)).toEqual([]);
  expect(await writePictures(contentOf({}), root)).toHaveLength(4);
  expect(readdirSync(folder)).toEqual([]);
});

it('a picture that would be blurred is refused with its size', async () => {
  await photo(500, 900);
  await expect(writePictures(contentOf({ goat: { file: 'goat.jpg' } }), root)).rejects.toThrow(
    'goat.jpg has 900 × 500 dots; at least 600 are needed each way',
  );
});

it('without a picture of its own, a venue of another name has its name in shared links', async () => {
  mkdirSync(path.join(root, 'shell/public'), { recursive: true });
  const share = path.join(root, 'shell/public/share.png');
  await writePictures({ venue: { name: 'Bustani Gardens' }, pictures: {} }, root);
  expect(existsSync(share)).toBe(false);
  await writePictures({ venue: { name: 'Abebe & Sons' }, pictures: {} }, root);
  expect(await sharp(share).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it("the owner's logo is written for the header, and the header knows its shape", async () => {
  await sharp({ create: { width: 900, height: 300, channels: 4, background: 'teal' } })
    .png()
    .toFile(path.join(root, 'shared/content/pictures/letters.png'));
  mkdirSync(path.join(root, 'shell/public'), { recursive: true });
  const venue = { name: 'Bustani Gardens', logo: 'letters.png' };
  expect(logoOf(venue, root)).toEqual({ src: '/logo.png', shape: 3 });
  expect(logoOf({ icon: 'icon.svg' }, root)).toEqual({ src: '/favicon.svg', shape: 1 });
  expect(logoOf({}, root)).toBeNull();
  await writePictures({ venue, pictures: {} }, root);
  expect(await sharp(path.join(root, 'shell/public/logo.png')).metadata()).toMatchObject({ width: 480 });
  await writePictures({ venue: { name: 'Bustani Gardens' }, pictures: {} }, root);
  expect(existsSync(path.join(root, 'shell/public/logo.png'))).toBe(false);
});
