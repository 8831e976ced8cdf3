// @ts-check
import { APPS } from '../ports.mjs';
import { deploymentOf, SHELL } from './changes.mjs';

/**
 * @typedef {import('./changes.mjs').Choice} Choice
 * @typedef {import('../release/manifest.mjs').Manifest} Manifest
 * @typedef {Record<string, Manifest>} Site Of each deployment the release that one visitor gets.
 */

/** What a needed version of a contract or library asks of the present one: the same major, no older minor. @param {string} needed @param {string} present */
function isCompatible(needed, present) {
  const [needsMajor, needsMinor = 0] = needed.split('.').map(Number);
  const [major, minor = 0] = present.split('.').map(Number);
  return needsMajor === major && needsMinor <= minor;
}

/** Two patterns with the same shape match the same addresses, whatever their parameters are called. @param {string} path */
const shapeOf = (path) => path.replace(/:[^/]+/g, ':').toLowerCase();

/** Whether two paths or patterns have an address in common. @param {string} one @param {string} other */
function overlap(one, other) {
  const [parts, others] = [one, other].map((path) => shapeOf(path).split('/'));
  return (
    parts?.length === others?.length &&
    parts?.every((part, index) => part === others?.[index] || [part, others?.[index]].includes(':'))
  );
}

/** A file that a remote brings beside its pages: at the top, and no page. */
const OWN_FILE = /^\/[\w-]+\.(?:ics|txt|xml|json)$/;
const FILES_OF_THE_SITE = [
  '/registry.json',
  '/today.json',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
];

/** @param {Record<string, string>} needed @param {Record<string, string>} present */
const misfit = (needed, present) =>
  Object.entries(needed).find(
    ([name, version]) => present[name] !== undefined && !isCompatible(version, present[name]),
  );

/**
 * Why a release can't run in a shell: it was built against other contracts or libraries. React refuses to run with the
 * `react-dom` of another version, so the two must be of one build.
 * @param {Manifest} shell
 * @param {Manifest} remote
 * @returns {{ column: 'contracts' | 'modules', message: string }[]}
 */
export function misfits(shell, remote) {
  const name = `${remote.remote} ${remote.version} can't run here.`;
  const contract = misfit(remote.contract, shell.contract);
  const module = misfit(remote.modules ?? {}, shell.modules ?? {});
  const { react, 'react-dom': reactDom } = remote.modules ?? {};
  return [
    contract && {
      column: /** @type {const} */ ('contracts'),
      message: `${name} It needs version ${contract[1]} of the contract "${contract[0]}"; the shell speaks ${shell.contract[contract[0]]}.`,
    },
    module && {
      column: /** @type {const} */ ('modules'),
      message: `${name} It was built with ${module[0]} ${module[1]}; the shell brings ${shell.modules?.[module[0]]}.`,
    },
    react !== reactDom && {
      column: /** @type {const} */ ('modules'),
      message: `${name} It was built with react ${react} and react-dom ${reactDom}, which must be the same version.`,
    },
  ].filter((problem) => typeof problem === 'object');
}

const isConsolePath = (/** @type {string} */ path) => /^\/admin(\/|$)/i.test(path);
const OPEN_PORTAL_PATHS = ['/signin', '/auth'];

/** @param {string} path @param {string} address */
const isAddressOf = (path, address) =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:[^/]+/g, '[^/]+')}$`).test(address);

/** Why a remote may not offer a path to an audience; null where it may. @param {string} remote @param {Manifest['routes'][number]} route */
function refusalOf(remote, { path, audience }) {
  if (isConsolePath(path) !== (remote === 'admin_console'))
    return 'paths below /admin belong to the console, and no others';
  if (remote === 'admin_console')
    return audience === 'admin' ? null : 'a page of the console is for administrators';
  if (audience === 'admin') return 'only the console has pages for administrators';
  if (remote === 'customer_portal' && audience === 'everyone' && !OPEN_PORTAL_PATHS.includes(path))
    return 'a page of the portal is for signed-in visitors, but for sign-in';
  return null;
}

/** What speaks against the releases of one site together. @param {Site} site @returns {{ column: string, message: string }[]} */
function problemsOfSite({ [SHELL]: shell, ...remotes }) {
  /** What each remote has so far: its paths, and files beside them. @type {{ path: string, name: string }[]} */
  const owned = [];
  const ownerOf = (/** @type {string} */ path, /** @type {string} */ name) =>
    owned.find((each) =>
      each.name === name ? shapeOf(each.path) === shapeOf(path) : overlap(each.path, path),
    )?.name;
  const problems = [];
  for (const [name, manifest] of Object.entries(remotes)) {
    if (shell) problems.push(...misfits(shell, manifest));
    for (const route of manifest.routes) {
      const owner = ownerOf(route.path, name);
      const refusal = refusalOf(name, route);
      if (owner)
        problems.push({ column: 'paths', message: `${name} claims ${route.path}, which ${owner} has.` });
      if (refusal)
        problems.push({
          column: 'paths',
          message: `${name} may not offer ${route.path} to ${route.audience}: ${refusal}.`,
        });
      for (const address of route.addresses)
        if (!isAddressOf(route.path, address))
          problems.push({
            column: 'paths',
            message: `${name} may not have a page at ${address}, which is none of its ${route.path}.`,
          });
      owned.push({ path: route.path, name });
    }
    for (const address of manifest.ownFiles ?? []) {
      const isOfShell = FILES_OF_THE_SITE.includes(address) || `browser${address}` in (shell?.files ?? {});
      const owner = isOfShell ? SHELL : ownerOf(address, name);
      if (owner || !OWN_FILE.test(address))
        problems.push({
          column: 'paths',
          message: `${name} may not have a file at ${address}${owner ? `, which ${owner} has` : ''}.`,
        });
      owned.push({ path: address, name });
    }
  }
  for (const path of shell?.specifiedPaths ?? [])
    if (!owned.some((each) => shapeOf(each.path) === shapeOf(path)))
      problems.push({
        column: 'paths',
        message: `No live version brings ${path}, which the site must have.`,
      });
  return problems;
}

/** Every site that a visitor may get: each deployment with its live release, or with its canary. @param {Choice} choice */
function combinations(choice) {
  /** @type {[string, string][][]} */
  let sites = [[]];
  for (const { name } of APPS) {
    const { live, canary } = deploymentOf(choice, name);
    const versions = [live, canary?.version].flatMap((version) => version ?? []);
    if (versions.length > 0)
      sites = sites.flatMap((site) =>
        versions.map((version) => [...site, /** @type {[string, string]} */ ([name, version])]),
      );
  }
  return sites;
}

/**
 * All that speaks against letting visitors have a choice. A release that can't be read is left out: one team's disk must not hold up another.
 * @param {Choice} choice
 * @param {(name: string, version: string) => Promise<Manifest>} read
 * @returns {Promise<{ column: string, message: string }[]>} Each problem once.
 */
export async function problemsOf(choice, read) {
  /** @type {Map<string, { column: string, message: string }>} */
  const found = new Map();
  for (const combination of combinations(choice)) {
    const reads = combination.map(([name, version]) =>
      read(name, version).then(
        (manifest) => [[name, manifest]],
        () => [],
      ),
    );
    for (const problem of problemsOfSite(Object.fromEntries((await Promise.all(reads)).flat())))
      found.set(problem.message, problem);
  }
  return [...found.values()];
}
