import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

const require = createRequire(import.meta.url);

/**
 * Evaluates a CommonJS bundle.
 * @param {string} code
 * @param {string} filename For messages.
 * @param {Record<string, unknown>} [modules] What the bundle gets when it asks for these names.
 * @returns {any} What it exports.
 */
export function evaluateBundle(code, filename, modules = {}) {
  const module = { exports: {} };
  const load = (name) => (name in modules ? modules[name] : require(name));
  const wrapped = vm.runInThisContext(`(function (require, module, exports) {${code}\n})`, { filename });
  wrapped(load, module, module.exports);
  return module.exports;
}

/** Leaves `import()` as it stands: a list of routes names its screens, but does not need them. */
export function withoutScreensPlugin() {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap('without-screens', (_, { normalModuleFactory }) => {
        for (const type of ['auto', 'esm', 'dynamic'])
          normalModuleFactory.hooks.parser
            .for(`javascript/${type}`)
            .tap('without-screens', (parser) =>
              parser.hooks.importCall.tap({ name: 'without-screens', stage: -1 }, () => true),
            );
      });
    },
  };
}

/** What a release and the registry say about a remote's routes; a title that depends on the address is its general one. */
export const describeRoutes = (routes) =>
  routes.map(({ path: pattern, handle }) => ({
    path: pattern,
    audience: handle.audience,
    title: handle.page({}).title,
    chunk: handle.chunk,
    addresses: handle.addresses,
    offline: handle.offline,
  }));

export const ROUTE_LIST_FILE = 'routes.cjs';

/** Reads the routes out of a bundle that was built with `routeListConfig`. */
export async function readRouteList(folder) {
  const file = path.join(folder, ROUTE_LIST_FILE);
  return describeRoutes(evaluateBundle(await readFile(file, 'utf8'), file).routes);
}
