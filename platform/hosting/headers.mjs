/** Headers of every answer of every deployment. */
export const COMMON_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  // So that the shell may know how long the scripts of a release took (shell/src/health).
  'Timing-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** Headers of every answer of the shell, whose pages nobody else may frame, open and script. */
export const SHELL_HEADERS = {
  ...COMMON_HEADERS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** Headers of a page that was not composed: its scripts ask the page's policy (`shared/src/trusted-types`). */
export const STANDALONE_HEADERS = {
  ...COMMON_HEADERS,
  'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types venue",
};

/** `Strict-Transport-Security` of answers that reached the visitor over TLS: no other way for a year. */
export const TRANSPORT_SECURITY = 'max-age=31536000';
