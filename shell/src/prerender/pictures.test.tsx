import { VENUE } from '@venue/shared/venue';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePictures } from './pictures';

const MANIFEST = path.join(__dirname, '../../public/site.webmanifest');

it('every icon of the web manifest is drawn in its size', () => {
  const { icons } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  const drawn = sitePictures().map(({ file, width }) => `/${file} ${width}x${width}`);
  const png = icons.filter(({ type }) => type === 'image/png');
  expect(png.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of png) expect(drawn).toContain(`${src} ${sizes}`);
});

it('the picture of a shared link names the venue', () => {
  const share = sitePictures().find(({ file }) => file === 'share.png');
  expect(share?.svg).toContain(VENUE.name);
  expect(share?.svg).toContain('viewBox="0 0 1200 630"');
});
