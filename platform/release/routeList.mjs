import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { evaluateBundle } from '../render/evaluate.mjs';

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

/** Reads the routes, and the addresses of files beside them, out of a bundle that was built with `routeListConfig`. */
export async function readRouteList(folder) {
  const file = path.join(folder, ROUTE_LIST_FILE);
  const { routes, files } = evaluateBundle(await readFile(file, 'utf8'), file);
  return { routes: describeRoutes(routes), ownFiles: files?.map((each) => each.path) };
}
