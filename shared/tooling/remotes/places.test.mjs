/** @jest-environment node */
import { placeOf } from './places.mjs';

const files = { registry: '/srv/releases/registry.json', out: '/srv/site' };
const site = { folder: 'public-site', name: 'public_site' };
const { SITE_ORIGIN } = process.env;
afterEach(() => {
  if (SITE_ORIGIN === undefined) delete process.env.SITE_ORIGIN;
  else process.env.SITE_ORIGIN = SITE_ORIGIN;
});

it('on this machine remotes have ports of their own', () => {
  expect(placeOf().entryOf(site, '1', 'remoteEntry.js')).toBe('http://localhost:3001/1/remoteEntry.js');
  const place = placeOf({ environment: 'release-test' });
  expect(place.entryOf(site, '1', 'remoteEntry.js')).toBe('http://localhost:3201/1/remoteEntry.js');
});

it('on a server remotes are below the site’s own address', () => {
  process.env.SITE_ORIGIN = 'https://venue.example';
  const place = placeOf({ environment: 'server', ...files });
  expect(place.entryOf(site, '1', 'remoteEntry.js')).toBe(
    'https://venue.example/remotes/public-site/1/remoteEntry.js',
  );
  expect(place.remotes.map(({ folder }) => folder)).toEqual([
    'public-site',
    'customer-portal',
    'admin-console',
  ]);
});

it.each([
  [
    'without the site’s address',
    undefined,
    { environment: 'server', ...files },
    /SITE_ORIGIN needs the address/,
  ],
  ['with a word for it', 'venue', { environment: 'server', ...files }, /SITE_ORIGIN needs the address/],
  [
    'without its files',
    'https://venue.example',
    { environment: 'server' },
    /needs --registry FILE and --out FOLDER/,
  ],
  ['with an unknown name', undefined, { environment: 'moon' }, /No environment is named "moon"/],
])('%s it is refused with a reason', (_, origin, options, reason) => {
  if (origin === undefined) delete process.env.SITE_ORIGIN;
  else process.env.SITE_ORIGIN = origin;
  expect(() => placeOf(options)).toThrow(reason);
});
