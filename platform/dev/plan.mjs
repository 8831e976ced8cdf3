// @ts-check
import { parseArgs } from 'node:util';
import { appByFolder, APPS, TARGETS } from '../ports.mjs';

/**
 * @typedef {import('../ports.mjs').App} App
 * @typedef {{
 *   target: import('../ports.mjs').Target,
 *   against?: string,
 *   chosen: App[],
 *   released: App[],
 *   missing: App[],
 *   hasApi: boolean,
 * }} Plan `chosen` are the remotes to work on, `released` are taken from their last release or the deployed site,
 *   `missing` have none and are built after the others. The ports of `npm start` may be taken by the deployed site.
 */

const targetNames = /** @type {import('../ports.mjs').Target[]} */ (Object.keys(TARGETS));

/** Only the console talks to the API. @param {string[]} named */
const usesApi = (named) => named.length === 0 || named.includes('api') || named.includes('admin-console');

/** @param {string} name @returns {import('../ports.mjs').Target} */
function targetNamed(name) {
  const [target] = targetNames.filter((each) => each === name);
  if (!target) throw new Error(`--target is one of ${targetNames.join(', ')}, not "${name}".`);
  return target;
}

/**
 * What `npm run dev` starts.
 * @param {string[]} args
 * @param {(app: App, target: import('../ports.mjs').Target) => boolean} hasRelease
 * @returns {Plan}
 */
export function planDevelopment(args, hasRelease) {
  const options = /** @type {const} */ ({
    against: { type: 'string' },
    'no-api': { type: 'boolean' },
    // For tests: other ports, and the releases of another target.
    target: { type: 'string' },
  });
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { against } = values;
  if (against !== undefined && !URL.canParse(against))
    throw new Error(`--against needs the address of a site, such as https://example.com, not "${against}".`);
  const target = targetNamed(values.target ?? (against === undefined ? 'start' : 'beside'));
  const named = positionals.filter((name) => name !== 'api').map(appByFolder);
  const remotes = APPS.filter((app) => !app.host);
  const chosen = positionals.length === 0 ? remotes : remotes.filter((app) => named.includes(app));
  const others = remotes.filter((app) => !chosen.includes(app));
  const isThere = (/** @type {App} */ app) => against !== undefined || hasRelease(app, target);
  return {
    target,
    against,
    chosen,
    released: others.filter(isThere),
    missing: others.filter((app) => !isThere(app)),
    hasApi: usesApi(positionals) && against === undefined && !values['no-api'],
  };
}
