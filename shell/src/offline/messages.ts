/** What a page tells the service worker. */
export const KEEP_CUSTOMER_FILES = 'keep customer files';
export const DROP_CUSTOMER_FILES = 'drop customer files';
