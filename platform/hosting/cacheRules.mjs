/** The end of a file name with a hash of its content, as a regular expression for Node and nginx. */
export const HASHED_NAME = '\\.[0-9a-f]{8}\\.[a-z0-9]+$';

/** The beginning of an address below a version of a remote, such as `/0.1.0-1a2b3c4d5e6f/`. */
export const VERSION_PREFIX = '^/\\d+\\.\\d+\\.\\d+-[0-9a-f]{12}/';

/** How long an answer may be kept. */
export const CACHE_CONTROL = {
  /** For files with a hash or a version in their address. */
  fixed: 'public, max-age=31536000, immutable',
  /** For everything else: a browser asks each time whether its copy is still the current one. */
  checked: 'no-cache',
  /** For answers that depend on a cookie. */
  personal: 'private, no-cache',
  /** For an answer to a choice. */
  never: 'no-store',
};

const hashed = new RegExp(HASHED_NAME);
const versioned = new RegExp(VERSION_PREFIX);

/** Whether an address is below a version of a remote. */
export const isVersioned = (pathname) => versioned.test(pathname);

/** What an address with a hash or a version has once, it has for ever. */
export const isFixed = (pathname) => hashed.test(pathname) || isVersioned(pathname);
