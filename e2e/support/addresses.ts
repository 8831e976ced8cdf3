import type { APIRequestContext } from '@playwright/test';

export const SHELL = 'http://localhost:3100';

export const REMOTES = {
  publicSite: 'http://localhost:3101',
  customerPortal: 'http://localhost:3102',
  adminConsole: 'http://localhost:3103',
} as const;

/** Paths a guest can open that are nobody's static page. */
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

/** Every address that has a static page, from the site's own sitemap: screens built later are found by themselves. */
export async function staticAddresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
}
