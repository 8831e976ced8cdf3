import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VENUE } from '@venue/shared/venue';
import { render } from '@testing-library/react';
import { LogoMark } from './LogoMark';

const read = (file: string) => readFileSync(path.join(__dirname, '../../../public', file), 'utf8');

describe('what browsers and search engines fetch by themselves', () => {
  it('the favicon has the mark of the header', () => {
    const { container } = render(<LogoMark size="1rem" />);
    const drawn = [...container.querySelectorAll('path')].map((shape) => shape.getAttribute('d'));
    const favicon = new DOMParser().parseFromString(read('favicon.svg'), 'image/svg+xml');
    expect([...favicon.querySelectorAll('path')].map((shape) => shape.getAttribute('d'))).toEqual(drawn);
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
});
