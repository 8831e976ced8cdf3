import { MAP_DOCUMENT } from './mapDocument';
import type { PagePolicy } from './pagePolicy';

/** The name of the policy, the only one that the Content-Security-Policy of a page allows. */
export const POLICY_NAME = 'venue';

const rules = (releaseOrigins: () => Iterable<string>): PagePolicy => ({
  createScriptURL(url) {
    const { href } = new URL(url, document.baseURI);
    const allowed = [location.origin, ...releaseOrigins()];
    if (!allowed.some((origin) => href.startsWith(`${origin}/`)))
      throw new TypeError(`No release comes from ${href}, so the page runs no script from there.`);
    return href;
  },
  createScript: (json) => JSON.stringify(JSON.parse(json)).replaceAll('<', '\\u003c'),
  createHTML(name) {
    if (name !== 'map') throw new TypeError('The page makes no elements from text.');
    return MAP_DOCUMENT;
  },
});

/**
 * Makes the policy of the page, once, before anything is loaded.
 * @param releaseOrigins The origins other than the site's own from which scripts may come, asked for at each script.
 */
export function createPagePolicy(releaseOrigins: () => Iterable<string> = () => []) {
  const checked = rules(releaseOrigins);
  window.__PAGE_POLICY__ = window.trustedTypes?.createPolicy(POLICY_NAME, checked) ?? checked;
}
