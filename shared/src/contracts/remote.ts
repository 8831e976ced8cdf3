import type { ComponentType } from 'react';

export const REMOTE_NAMES = ['public_site', 'customer_portal', 'admin_console'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Who may see a screen. */
export type Audience = 'everyone' | 'signed-in' | 'admin';

/** What the host needs to know about a page for its `<head>`. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Path of the preferred address when several lead to the same page. */
  canonical?: string;
  /** Asks search engines not to index the page. */
  noindex?: boolean;
  /** schema.org structured data. */
  jsonLd?: object;
  /** The pages above this one below the home page, for the breadcrumbs that search engines show. */
  parents?: readonly { title: string; path: string }[];
  /** Address of a picture for link previews. */
  image?: string;
}

export type PathParams = Readonly<Record<string, string | undefined>>;

/** `handle` of a screen's route. */
export interface ScreenHandle {
  audience: Audience;
  /** Name of the screen's lazy chunk (its `webpackChunkName`), for preload hints. */
  chunk: string;
  /** The concrete addresses that are written as static pages. */
  addresses: readonly string[];
  /** Whether the screen opens on a device without a network. */
  offline?: boolean;
  /** The page's head, worked out from the path's params. */
  page: (params: PathParams) => PageMeta;
}

/** One screen of a remote. Screens are lazy, so that a visitor fetches only the page in front of them. */
export interface ScreenRoute {
  path: string;
  handle: ScreenHandle;
  lazy: () => Promise<{ Component: ComponentType }>;
  /** Fetches the screen's files without running them. */
  prefetch: () => Promise<unknown>;
}

/** A file of the site that is no page, such as a calendar. It is made with the pages of its release. */
export interface SiteFile {
  /** "/events.ics". */
  path: string;
  text: (now: Date) => Promise<string>;
}

/** The one module a remote exposes, `./routes`. */
export interface RemoteModule {
  routes: ScreenRoute[];
  files?: SiteFile[];
}
