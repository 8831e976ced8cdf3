// docs/hosting.md, Headers
import { createHash } from 'node:crypto';
import { DEFAULT_GRAPHQL_URL } from '@venue/shared/contracts';
import { EXTERNAL_HOSTS } from '@venue/shared/external-hosts';
import { POLICY_NAME } from '@venue/shared/trusted-types';
import type { Registry } from '../registry/registry';

export interface SecuritySettings {
  /** Address of the GraphQL server, or its path on the site, if it is not the usual one. */
  graphqlUrl?: string;
  /** Whether violations are only reported to the browser's console. */
  isReportOnly?: boolean;
}

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** The text of each script that stands in a page itself. JSON in a script element is data and needs no permission. */
export const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text);

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The source of an address, which may be a path of the site's own. */
const sourceOf = (url: string) => (url.startsWith('/') ? "'self'" : new URL(url).origin);

/** The origins from which the releases of a registry are loaded. */
const originsOf = (registry: Registry) =>
  Object.values(registry).flatMap(({ live, fallback }) =>
    [live, fallback].flatMap((version) => (version ? [sourceOf(version.url)] : [])),
  );

function contentSecurityPolicy(
  scripts: readonly string[],
  registry: Registry,
  { graphqlUrl }: SecuritySettings,
) {
  const remotes = originsOf(registry);
  const graphql = sourceOf(graphqlUrl ?? DEFAULT_GRAPHQL_URL);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes, ...scripts.map(hashSource)],
    // styled-components adds rules while the page runs, and a page that is the same for everybody has no nonce.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The photo service, and wherever the pictures are that administrators enter. A picture runs nothing.
    'img-src': ["'self'", 'data:', 'blob:', ...remotes, EXTERNAL_HOSTS.photos, 'https:'],
    'font-src': ["'self'", ...remotes],
    'connect-src': ["'self'", ...remotes, graphql],
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
 * The headers of a composed site's pages that say what a browser may load and run there.
 * @param scripts The texts of the scripts that stand in the pages themselves.
 */
export function securityHeaders(
  scripts: readonly string[],
  registry: Registry,
  settings: SecuritySettings = {},
): Record<string, string> {
  const suffix = settings.isReportOnly ? '-Report-Only' : '';
  return {
    [`Content-Security-Policy${suffix}`]: contentSecurityPolicy(scripts, registry, settings),
    // Browsers that know it run no script file without a hash of its content.
    [`Integrity-Policy${suffix}`]: 'blocked-destinations=(script)',
  };
}
