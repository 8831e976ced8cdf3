import path from 'node:path';

/** Headers of every answer. */
const COMMON_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  // So that the shell may know how long the scripts of a release took (shell/src/health).
  'Timing-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** Headers of every answer of the site, whose pages nobody else may frame, open and script. */
export const SITE_HEADERS = {
  ...COMMON_HEADERS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** Headers of a remote's own page: its scripts ask the page's policy (`shared/src/trusted-types`). */
export const STANDALONE_HEADERS = {
  ...COMMON_HEADERS,
  'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types venue",
};

/** `Strict-Transport-Security` of answers that reached the visitor over TLS: no other way for a year. */
export const TRANSPORT_SECURITY = 'max-age=31536000';

/** How long an answer may be kept. */
export const CACHE_CONTROL = {
  /** For files with a hash of their content in their address. */
  fixed: 'public, max-age=31536000, immutable',
  /**
   * For everything else: a browser asks each time whether its copy is still the current one. A page that a CDN or carrier has changed on
   * its way, such as its e-mail addresses, would be rendered anew.
   */
  checked: 'no-cache, no-transform',
  /** For answers that depend on a cookie, or set one. */
  personal: 'private, no-cache, no-transform',
  /** For an answer to a choice. */
  never: 'no-store',
};

const CONTENT_TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

/** @param {string} file A name or an address. */
export const contentTypeOf = (file) =>
  CONTENT_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
