import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BRAND, VENUE } from '@venue/shared/venue';
import { render, screen } from '@testing-library/react';
import { headTags } from '../../prerender/headTags';
import { renderAt } from '../testing/renderAt';
import { Brand } from './Brand';
import { LogoMark } from './LogoMark';

const readBytes = (file: string) => readFileSync(path.join(__dirname, '../../../public', file));
const read = (file: string) => readBytes(file).toString();

/** Width and height as the header of a PNG file has them. */
const sizeOf = (file: string) => `${readBytes(file).readUInt32BE(16)}x${readBytes(file).readUInt32BE(20)}`;

describe('what browsers and search engines fetch by themselves', () => {
  it('the favicon has the mark of the header', () => {
    const { container } = render(<LogoMark size="1rem" />);
    const drawn = [...container.querySelectorAll('path')].map((shape) => shape.getAttribute('d'));
    const favicon = new DOMParser().parseFromString(read('favicon.svg'), 'image/svg+xml');
    expect([...favicon.querySelectorAll('path')].map((shape) => shape.getAttribute('d'))).toEqual(drawn);
  });

  it("the owner's logo stands in the place of the mark in its own shape, and a wide one stands for the name too", () => {
    jest.replaceProperty(BRAND, 'logo', { src: '/logo.svg', shape: 3 });
    const { container } = renderAt('/', <Brand shrinks />);
    const logo = container.querySelector('img');
    expect(logo).toHaveAttribute('src', '/logo.svg');
    expect(logo).toHaveStyle({ width: '7.5rem', height: '2.5rem' });
    expect(container.querySelector('svg')).toBeNull();
    expect(screen.getByRole('link', { name: VENUE.name })).toHaveAttribute('data-lettered');
    jest.restoreAllMocks();
  });

  it('robots.txt names the sitemap at the address of the venue', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${VENUE.siteUrl}/sitemap.xml\n`);
  });

  it('the web manifest carries the name of the venue', () => {
    expect(JSON.parse(read('site.webmanifest'))).toMatchObject({
      name: VENUE.name,
      description: VENUE.tagline,
    });
  });

  it('every icon of the web manifest is there in its size', () => {
    const { icons } = JSON.parse(read('site.webmanifest')) as {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    const png = icons.filter(({ type }) => type === 'image/png');
    expect(png.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { src, sizes } of png) expect(sizeOf(src)).toBe(sizes);
    expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
  });

  it('the picture of a shared link has the size that the pages name', () => {
    expect(sizeOf('share.png')).toBe('1200x630');
    expect(headTags({ title: 'Contact' }, '/contact')).toContain('content="1200"');
  });
});
