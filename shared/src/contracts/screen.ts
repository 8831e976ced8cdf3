import type { ComponentType } from 'react';
import type { PageMeta, PathParams, ScreenRoute } from './remote';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * One line of a remote's route list.
 * @param path Pattern from `paths`.
 * @param chunk The `webpackChunkName` inside `load`.
 * @param load Imports the screen's module, whose default export is the screen.
 * @param page The page's head, fixed or worked out from the path's params.
 */
export function screen(
  path: string,
  chunk: string,
  load: Load,
  page: PageMeta | ((params: PathParams) => PageMeta),
): ScreenRoute {
  return {
    path,
    lazy: async () => ({ Component: (await load()).default }),
    handle: { chunk, page: typeof page === 'function' ? page : () => page },
  };
}
