// decisions, Own pictures; docs/recipes/content.md
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawPictures, logoOf, writePictures } from './pictureFiles.mjs';
import { strangeInSvg } from './pictureProblems.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  mkdirSync(path.join(root, 'shared/content/pictures'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const inFolder = (file) => path.join(root, 'shared/content/pictures', file);
const contentOf = (own, venue = {}) => ({ venue: { name: 'Bustani Gardens', ...venue }, pictures: { own } });
const sources = { pictures: { lineOf: () => 7 }, venue: { lineOf: () => 9 } };
const write = async (content) => writePictures(await drawPictures({ content, sources }, root), root);
const plain = (width, height) => sharp({ create: { width, height, channels: 3, background: 'teal' } });
const photo = (width, height) =>
  plain(width, height)
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(inFolder('goat.jpg'));

it('an own picture is written in four sizes, upright and without what the camera noted, and goes when nobody uses it', async () => {
  await photo(3000, 1000);
  const content = contentOf({ goat: { file: 'goat.jpg', alt: 'A goat' } });
  expect(await write(content)).toHaveLength(4);
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
  expect(await write(content)).toEqual([]);
  expect(await write(contentOf({}))).toHaveLength(4);
  expect(readdirSync(folder)).toEqual([]);
});

const bytesOf = (kind, height = 600) => plain(700, height).toFormat(kind).toBuffer();
it.each([
  ['file', 'no picture', () => 'hello', `can't be read as a picture, or a part of it is missing`],
  ['file', 'empty', () => '', 'open it and save it as JPEG.'],
  ['file', 'a part', async () => (await bytesOf('jpeg')).subarray(0, 900), 'a part of it is missing'],
  ['file', 'HEIC', () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic', '"a.jpg" is a HEIC, as iPhones write'],
  ['file', 'small', () => bytesOf('jpeg', 500), '700 × 500 dots; at least 600 are needed each way'],
  ['icon', 'not square', () => bytesOf('png'), '700 × 600 dots: an icon is as wide as high'],
  ['logo', 'broken', () => '<svg viewBox="0 0 3 1"><rect', 'open it and save it as PNG.'],
])(
  '%s: a picture that is %s is refused with its line, and nothing is written',
  async (field, kind, make, words) => {
    await photo(600, 600);
    const file = field === 'logo' ? 'a.svg' : 'a.jpg';
    writeFileSync(inFolder(file), await make());
    const content = contentOf(
      { sound: { file: 'goat.jpg' }, ...(field === 'file' && { bad: { file } }) },
      field === 'file' ? {} : { [field]: file },
    );
    const said = await write(content).catch((error) => error.message);
    const place = field === 'file' ? 'pictures.yaml, line 7' : 'venue.yaml, line 9';
    expect(said).toMatch(new RegExp(`^shared/content/${place}: "a\\.(jpg|svg)"`));
    expect(said).toContain(words);
    expect(readdirSync(root)).toEqual(['shared']);
  },
);

it.each([
  ['<?xml version="1.0"?><svg><style>a{fill:url(#b)}</style><use xlink:href="#a"/></svg>', undefined],
  ['<svg:svg><sodipodi:namedview/><image href="data:image/png;base64,AA"/></svg:svg>', undefined],
  ['', ''],
  ['PNG', ''],
  [Buffer.from([0xff, 0xfe]), ''],
  ['<svg><script>x</script></svg>', '<script>'],
  ['<svg xmlns:é="http://www.w3.org/2000/svg"><é:script/></svg>', '<é:script>'],
  ['<svg><foreignObject/></svg>', '<foreignObject>'],
  ['<svg><set attributeName="x"/></svg>', '<set>'],
  ['<svg><a href="#"/></svg>', '<a>'],
  ['<svg\nonload="x"/>', 'onload='],
  ['<svg><image xlink:href="https://x.example/a.png"/></svg>', 'href="https://x.example/a.png'],
  ['<svg><style>@import "x"</style></svg>', '@import'],
  ['<svg><rect style="fill:url(//x)"/></svg>', 'url(//x'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', '<!ENTITY'],
  ['<?xml-stylesheet href="x"?><svg/>', '<?'],
])('in the drawing %j, %j is strange', (svg, strange) => {
  expect(strangeInSvg(Buffer.from(svg))).toBe(strange);
});

it('without a picture of its own, a venue of another name has its name in shared links', async () => {
  mkdirSync(path.join(root, 'shell/public'), { recursive: true });
  const share = path.join(root, 'shell/public/share.png');
  await write(contentOf({}));
  expect(existsSync(share)).toBe(false);
  await write(contentOf({}, { name: 'Abebe & Sons' }));
  expect(await sharp(share).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it("the owner's logo is written for the header, and the header knows its shape", async () => {
  await sharp({ create: { width: 900, height: 300, channels: 4, background: 'teal' } })
    .png()
    .toFile(inFolder('letters.png'));
  mkdirSync(path.join(root, 'shell/public'), { recursive: true });
  const venue = { name: 'Bustani Gardens', logo: 'letters.png' };
  expect(logoOf(venue, root)).toEqual({ src: '/logo.png', shape: 3 });
  expect(logoOf({ icon: 'icon.svg' }, root)).toEqual({ src: '/favicon.svg', shape: 1 });
  expect(logoOf({}, root)).toBeNull();
  await write({ venue, pictures: {} });
  expect(await sharp(path.join(root, 'shell/public/logo.png')).metadata()).toMatchObject({ width: 480 });
  await write(contentOf({}));
  expect(existsSync(path.join(root, 'shell/public/logo.png'))).toBe(false);
});
