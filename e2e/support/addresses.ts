import type { APIRequestContext } from '@playwright/test';

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
