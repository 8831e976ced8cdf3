import { portOf } from '../ports.mjs';
import { placeOf } from './places.mjs';

const files = { registry: '/srv/releases/registry.json', out: '/srv/site' };
const site = { folder: 'public-site', name: 'public_site' };

it('on this machine remotes have ports of their own', () => {
  expect(placeOf().entryOf(site, '1', 'remoteEntry.js')).toBe('http://localhost:3001/1/remoteEntry.js');
  const place = placeOf({ environment: 'release-test' });
  expect(portOf({ port: 3001 }, 'release-test')).toBeGreaterThan(3001);
  expect(place.entryOf(site, '1', 'remoteEntry.js')).toBe(
    `http://localhost:${portOf({ port: 3001 }, 'release-test')}/1/remoteEntry.js`,
  );
});

it('on a server remotes are below the site’s own address, whichever it is', () => {
  const place = placeOf({ environment: 'server', ...files });
  expect(place.entryOf(site, '1', 'remoteEntry.js')).toBe('/remotes/public-site/1/remoteEntry.js');
  expect(place.remotes.map(({ folder }) => folder)).toEqual([
    'public-site',
    'customer-portal',
    'admin-console',
  ]);
});

it.each([
  ['without its files', { environment: 'server' }, /needs --registry FILE and --out FOLDER/],
  ['with an unknown name', { environment: 'moon' }, /No environment is named "moon"/],
])('%s it is refused with a reason', (_, options, reason) => {
  expect(() => placeOf(options)).toThrow(reason);
});
