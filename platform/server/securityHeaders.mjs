// docs/hosting.md, Headers

/** Where the GraphQL server is unless the settings name another place (shared/src/contracts/settings.ts). */
export const DEFAULT_GRAPHQL_URL = 'http://localhost:4000/graphql';
/** The hosts of shared/src/externalHosts.ts. */
export const EXTERNAL_HOSTS = { photos: 'https://images.unsplash.com', maps: 'https://www.google.com' };
/** The one policy of the pages (shared/src/trusted-types). */
export const POLICY_NAME = 'venue';

/** The source of an address, which may be a path of the site's own. */
const sourceOf = (url) => (url.startsWith('/') ? "'self'" : new URL(url).origin);

function contentSecurityPolicy(scripts, graphqlUrl) {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`)],
    // styled-components adds rules while the page runs, and a page that is the same for everybody has no nonce.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The photo service, and wherever the pictures are that administrators enter. A picture runs nothing.
    'img-src': ["'self'", 'data:', 'blob:', EXTERNAL_HOSTS.photos, 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", sourceOf(graphqlUrl ?? DEFAULT_GRAPHQL_URL)],
    'frame-src': [EXTERNAL_HOSTS.maps],
    // The map is an object in a frame of ours, so that its failure leaves the drawn map visible.
    'object-src': [EXTERNAL_HOSTS.maps],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [POLICY_NAME],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/**
 * The headers of a page that say what a browser may load and run there.
 * @param {readonly string[]} scripts Hashes, `sha256-…`, of the scripts that stand in the page itself.
 * @param {{ graphqlUrl?: string, isReportOnly?: boolean }} [settings] Address of the GraphQL server, or its path on the site;
 *   whether violations are only reported to the browser's console.
 * @returns {Record<string, string>}
 */
export function securityHeaders(scripts, { graphqlUrl, isReportOnly } = {}) {
  const suffix = isReportOnly ? '-Report-Only' : '';
  return {
    [`Content-Security-Policy${suffix}`]: contentSecurityPolicy(scripts, graphqlUrl),
    // Browsers that know it run no script file without a hash of its content.
    [`Integrity-Policy${suffix}`]: 'blocked-destinations=(script)',
  };
}
