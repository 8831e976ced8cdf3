/** All caches of the site begin with this. */
export const CACHE_PREFIX = 'offline-';
export const FILES_CACHE = `${CACHE_PREFIX}files`;
export const CUSTOMER_CACHE = `${CACHE_PREFIX}customer`;
