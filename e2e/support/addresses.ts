import type { APIRequestContext } from '@playwright/test';
import { isSoak } from './soak';

export const REMOTES = {
  publicSite: 'http://localhost:3101',
  customerPortal: 'http://localhost:3102',
  adminConsole: 'http://localhost:3103',
} as const;

/** The page that shows every part of the design system. */
export const GALLERY = 'http://localhost:3110/';

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

/** One static address of each screen, of those with an id the first and the last; in `npm run soak` all of them. */
export async function addressesOfEachScreen(request: APIRequestContext): Promise<string[]> {
  const addresses = await staticAddresses(request);
  const screens = addresses.map(screenOf);
  return addresses.filter((address, at) => {
    const screen = screenOf(address);
    return isSoak || at === screens.indexOf(screen) || at === screens.lastIndexOf(screen);
  });
}
