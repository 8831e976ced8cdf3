// @ts-check
import { parseArgs } from 'node:util';
import { appByFolder, APPS } from '../ports.mjs';

/**
 * @typedef {import('../ports.mjs').App} App
 * @typedef {{
 *   target: import('../ports.mjs').Target,
 *   against?: string,
 *   chosen: App[],
 *   released: App[],
 *   missing: App[],
 * }} Plan `chosen` are the remotes to work on, `released` are taken from their last release or the deployed site,
 *   `missing` have none and are built after the others. The ports of `npm start` may be taken by the deployed site.
 */

/**
 * What `npm run dev` starts.
 * @param {string[]} args
 * @param {(app: App) => boolean} hasRelease
 * @returns {Plan}
 */
export function planDevelopment(args, hasRelease) {
  const options = /** @type {const} */ ({ against: { type: 'string' } });
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { against } = values;
  if (against !== undefined && !URL.canParse(against))
    throw new Error(`--against needs the address of a site, such as https://example.com, not "${against}".`);
  const named = positionals.map(appByFolder);
  const remotes = APPS.filter((app) => !app.host);
  const chosen = named.length === 0 ? remotes : remotes.filter((app) => named.includes(app));
  const others = remotes.filter((app) => !chosen.includes(app));
  const isThere = (/** @type {App} */ app) => against !== undefined || hasRelease(app);
  return {
    target: against === undefined ? 'start' : 'beside',
    against,
    chosen,
    released: others.filter(isThere),
    missing: others.filter((app) => !isThere(app)),
  };
}
