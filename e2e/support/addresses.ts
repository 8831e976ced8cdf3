import { readFileSync } from 'node:fs';
import { apiPort, appByFolder, galleryPort, portOf, type Target } from '@venue/platform/ports';
import { placeOf } from '@venue/platform/releases/place';

/** The set of servers of this run. */
export const TARGET = (process.env.E2E_TARGET ?? 'test') as Target; // `npm run e2e` has checked it

const originOf = (folder: string) => `http://localhost:${portOf(appByFolder(folder), TARGET)}`;

/** The site. */
export const SITE = originOf('shell');

/** Below these addresses are the files of each remote. */
export const REMOTES = {
  publicSite: `${SITE}/files/public-site`,
  customerPortal: `${SITE}/files/customer-portal`,
  adminConsole: `${SITE}/files/admin-console`,
};

/** Where each remote works without the shell. */
export const STANDALONE = {
  publicSite: originOf('public-site'),
  customerPortal: originOf('customer-portal'),
  adminConsole: originOf('admin-console'),
};

/** Where the site's pages call the GraphQL server. Nothing listens there: a test that has a server leads the calls to it. */
export const API_ORIGIN = `http://localhost:${apiPort(TARGET)}`;

/** The page that shows every part of the design system. */
export const GALLERY = `http://localhost:${galleryPort(TARGET)}/`;

/** Paths a guest can open that have no static page. */
export const UNLISTED_PATHS = [
  '/stalls/no-such-stall',
  '/events/no-such-event',
  '/events/no-such-event/photos',
];

export const PORTAL_PATHS = ['/dashboard', '/profile', '/orders', '/tickets', '/favorites', '/reviews'];

export const ADMIN_PATHS = [
  '/admin/dashboard',
  '/admin/reservations',
  '/admin/events',
  '/admin/events/new',
  '/admin/stalls',
  '/admin/stalls/new',
  '/admin/menu',
  '/admin/menu/new',
  '/admin/orders',
];

export const UNKNOWN_PATHS = [
  '/nowhere',
  '/admin',
  '/admin/anything-else',
  '/stalls/tysons/menu',
  '/%E0%A4%A',
];

/** The release of a deployment that is live on the site of the tests. */
export function liveRelease(folder: string) {
  const { store } = placeOf({ target: TARGET });
  const app = appByFolder(folder);
  const version = store.choice().deployments[app.name]?.live;
  if (!version)
    throw new Error('Nothing is released. Run the tests with `npm run e2e`, which releases what is built.');
  return { store, app, version };
}

/**
 * The HTML of every address that has a static page, as the site of the tests has it: screens built later are found by
 * themselves.
 */
export function staticPages(): Map<string, string> {
  const { store, version } = liveRelease('public-site');
  const { pages } = store.readPages(liveRelease('shell').version, version);
  return new Map(
    Object.entries(pages).map(([address, { file }]) => [
      address,
      readFileSync(store.pool.fileOf(file), 'utf8'),
    ]),
  );
}

const screenOf = (address: string) => address.replace(/^(\/\w+\/)[^/]+/, '$1:id');

/** The first address of each screen, among those given. */
export const firstOfScreens = (addresses: string[]): string[] =>
  addresses.filter(
    (address, at) => at === addresses.findIndex((other) => screenOf(other) === screenOf(address)),
  );
