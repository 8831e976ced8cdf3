/**
 * Every other site from which a page loads something by itself. Links lead to more places, but a browser loads nothing
 * from there. The Content-Security-Policy of the pages allows these and no others.
 */
export const EXTERNAL_HOSTS = {
  photos: 'https://images.unsplash.com',
  maps: 'https://www.google.com',
} as const;
