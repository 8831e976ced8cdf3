import type { ComponentType } from 'react';
import type { Audience, PageMeta, PathParams, ScreenRoute } from './remote';

type PageOf = (params: PathParams) => Partial<PageMeta>;

interface ScreenDefinition {
  /** Pattern from `paths`. */
  path: string;
  audience: Audience;
  /** The `webpackChunkName` inside `load`. */
  chunk: string;
  /**
   * Imports the screen's module, whose default export is the screen. Its export `page` adds the rest of the head, such as
   * the description, so that the route list need not import the data behind it. With `webpackDefer` the module runs when
   * its exports are first read, so that its files can be fetched in advance without keeping a slow phone busy.
   */
  load: () => Promise<{ default: ComponentType; page?: PageOf }>;
  /** What the head says before the screen is loaded. */
  page: PageMeta;
  /** Written as a static page: true for the path itself, or the concrete addresses of a pattern. */
  staticPages?: true | readonly string[];
  /** The screen opens on a device without a network, so its files are kept there: for everybody, or for customers. */
  offline?: boolean;
}

/** One screen of a remote: the only place where the site learns of its path. */
export function defineScreen({
  path,
  audience,
  chunk,
  load,
  page,
  staticPages = [],
  offline = false,
}: ScreenDefinition): ScreenRoute {
  let restOf: PageOf = () => ({});
  return {
    path,
    lazy: async () => {
      const module = await load();
      if (module.page) restOf = module.page;
      return { Component: module.default };
    },
    prefetch: load,
    handle: {
      audience,
      chunk,
      page: (params) => ({ ...page, ...restOf(params) }),
      addresses: staticPages === true ? [path] : staticPages,
      offline,
    },
  };
}
