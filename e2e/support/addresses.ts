import type { APIRequestContext } from '@playwright/test';
import { apiPort, appByFolder, galleryPort, portOf, type Target } from '@venue/shared/tooling/ports';
import { isWhole } from './soak';

/** The servers of this run. */
export const TARGET = (process.env.E2E_TARGET ?? 'test') as Target; // `npm run e2e` has checked it

const originOf = (folder: string) => `http://localhost:${portOf(appByFolder(folder), TARGET)}`;

/** The site. */
export const SITE = originOf('shell');

export const REMOTES = {
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

/** Every address that has a static page, as the compose step lists them: screens built later are found by themselves. */
export async function staticAddresses(request: APIRequestContext): Promise<string[]> {
  const { pages } = (await (await request.get('/pages.json')).json()) as { pages: Record<string, string> };
  return Object.keys(pages);
}

const screenOf = (address: string) => address.replace(/^(\/\w+\/)[^/]+/, '$1:id');

/** One static address of each screen, of those with an id the first and the last; in `npm run test:all` all of them. */
export async function addressesOfEachScreen(request: APIRequestContext): Promise<string[]> {
  const addresses = await staticAddresses(request);
  const screens = addresses.map(screenOf);
  return addresses.filter((address, at) => {
    const screen = screenOf(address);
    return isWhole || at === screens.indexOf(screen) || at === screens.lastIndexOf(screen);
  });
}
