/** All caches of the site begin with this. */
export const CACHE_PREFIX = 'offline-';
export const FILES_CACHE = `${CACHE_PREFIX}files`;
export const CUSTOMER_CACHE = `${CACHE_PREFIX}customer`;

/** A script or a font of the offline copy. Its address has a hash or a version, so that its content never changes. */
export interface KeptFile {
  url: string;
  /** Subresource integrity, `sha256-…`. */
  integrity: string;
  /** Workbox's mark of a file whose address changes with its content. */
  revision: null;
}

/** What the site keeps on a device. The server writes it before the worker's code (platform/server/serviceWorker.mjs). */
export interface OfflineCopy {
  /** The page for every address: header, footer and a loading screen, which the application then fills. */
  page: { html: string; headers: Record<string, string> };
  /** For everybody. */
  files: KeptFile[];
  /** For signed-in customers only. */
  customerFiles: KeptFile[];
}
