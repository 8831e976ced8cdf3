import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { APPS, appFolder } from '@venue/shared/tooling/ports';

const routesOf = (app) => JSON.stringify(appFolder(app, 'src/routes.ts'));

/** What most visitors come for is in the first file, as its routes would be without federation; the rest when asked for. */
const FIRST = 'public-site';

const importOf = (app) =>
  `import(${app.folder === FIRST ? '/* webpackMode: "eager" */ ' : ''}${routesOf(app)})`;

/** Takes the routes of a remote from the same build, in the place of the shell's loader. */
const loadRemoteModule = () => `
import { currentRegistry } from './readRegistry.js';
const sources = {
${APPS.filter(({ host }) => !host)
  .map((app) => `  ${app.name}: () => ${importOf(app)},`)
  .join('\n')}
};
const loaded = new Map();
export const loadedRemote = (name) => loaded.get(name);
export const runningVersion = (name) => (loaded.has(name) ? currentRegistry()[name].live.version : null);
export async function loadRemoteModule(name) {
  const module = await sources[name]();
  loaded.set(name, module);
  return module;
}
`;

/** Takes the list of paths from the page as it is. It can't be wrong, because it is of the same build. */
const readRegistry = () => `
let current = {};
export const currentRegistry = () => current;
export const releaseOrigins = () => new Set();
export async function readRegistry() {
  const entries = Object.entries(window.__VENUE__.registry.microFrontends);
  const remoteOf = ([{ metadata, extras }]) => ({
    enabled: true, share: 0, live: { version: metadata.version, routes: extras.routes },
  });
  current = Object.fromEntries(entries.map(([name, versions]) => [name, remoteOf(versions)]));
  return current;
}
`;

const MODULES = { loadRemoteModule, readRegistry };

/**
 * Writes what stands in the place of the parts that only federation needs. They are written because no file of the
 * repository may import another deployment; this build is none.
 * @param {string} folder
 * @returns {Record<keyof typeof MODULES, string>} Their files.
 */
export function writeModules(folder) {
  mkdirSync(folder, { recursive: true });
  const files = Object.keys(MODULES).map((name) => [name, path.join(folder, `${name}.js`)]);
  for (const [name, file] of files) writeFileSync(file, MODULES[name]());
  return Object.fromEntries(files);
}
