import type { ComponentType } from 'react';
import type { PageMeta, PathParams, ScreenRoute } from './remote';

type PageOf = (params: PathParams) => PageMeta;

/**
 * A screen's module. Its own `page` replaces the route's once it is loaded, so that the route list need not import the
 * data behind it.
 */
type Load = () => Promise<{ default: ComponentType; page?: PageOf }>;

/**
 * One line of a remote's route list.
 * @param path Pattern from `paths`.
 * @param chunk The `webpackChunkName` inside `load`.
 * @param load Imports the screen's module, whose default export is the screen.
 * @param page The page's head, fixed or worked out from the path's params; the module's own `page` replaces it.
 */
export function defineScreen(path: string, chunk: string, load: Load, page: PageMeta | PageOf): ScreenRoute {
  let pageOf = typeof page === 'function' ? page : () => page;
  return {
    path,
    lazy: async () => {
      const module = await load();
      if (module.page) pageOf = module.page;
      return { Component: module.default };
    },
    handle: { chunk, page: (params) => pageOf(params) },
  };
}
