import * as notifyModule from '@venue/shared/notify';
import type { RemoteModule } from '@venue/shared/contracts';
import * as storesModule from '@venue/shared/stores';
import { VENUE } from '@venue/shared/venue';
import * as React from 'react';
import * as ReactJsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import * as ReactRouterDom from 'react-router-dom';
import * as StyledComponents from 'styled-components';
import { App } from '../App';
import { LoadingState } from '@venue/shared/ui';
import { Frame } from '../frame/Frame';
import { isScreenHandle, NOT_FOUND_PAGE } from '../page-head/pageMeta';
import type { Registry } from '../registry/registry';
import { createRoutes } from '../routes/createRoutes';
import { siteRoutesOf } from '../routes/siteRoutes';
import { whenInitialized } from '../routes/whenInitialized';
import { createStores } from '../createStores';
import { headTags } from './headTags';

export { checkContracts, checkRegistry } from '../registry/checkRegistry';
export { pageRegistry } from '../registry/pageRegistry';
export { parseRegistry } from '../registry/parseRegistry';
export { SPECIFIED_PATHS } from '../registry/specifiedPaths';
export { canaryShare, releasesOf, tracksOf } from '../registry/tracks';
export const SITE_URL = VENUE.siteUrl;
export { fillDocument } from './fillDocument';
export { inlineScriptsOf, securityHeaders } from './securityHeaders';

/** The shared modules for a remote's Node bundle. They must be the same instances with which the frame is rendered. */
export const singletons: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': ReactJsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': ReactRouterDom,
  'styled-components': StyledComponents,
  '@venue/shared/stores': storesModule,
  '@venue/shared/notify': notifyModule,
};

/** The path patterns of all remotes; any other path answers 404. */
export const routePatterns = (registry: Registry) => siteRoutesOf(registry).map((route) => route.path);

async function render(routes: ReactRouterDom.RouteObject[], address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await whenInitialized(router);
  const sheet = new StyledComponents.ServerStyleSheet();
  try {
    const { prelude } = await prerenderToNodeStream(
      sheet.collectStyles(<App stores={createStores()} router={router} />),
      {
        // Otherwise React moves a large part behind the page, and a script puts it into its place.
        progressiveChunkSize: Infinity,
        onError: (error) => {
          throw error;
        },
      },
    );
    let html = '';
    for await (const chunk of prelude) html += chunk;
    if (router.state.errors) throw Object.values(router.state.errors)[0];
    return { page: { html, styles: sheet.getStyleTags() }, ...router.state };
  } finally {
    sheet.seal();
    router.dispose();
  }
}

/** The routes as a guest's browser has them, with a remote that is loaded already. */
const routesOf = (registry: Registry, module: RemoteModule = { routes: [] }) =>
  createRoutes({
    currentUser: () => null,
    siteRoutes: () => siteRoutesOf(registry),
    loadRemote: async () => module,
    onLoadError: async (_, error) => error,
  });

/**
 * Renders one public address as a static page.
 * @throws Error when the remote has no matching screen or the screen fails.
 */
export async function renderPage(address: string, module: RemoteModule, registry: Registry) {
  const { page, matches, loaderData } = await render(routesOf(registry, module), address);
  const screen = Object.values(loaderData).find(isScreenHandle);
  if (!screen) throw new Error(`${address} is listed as a static page, but none of the screens matches.`);
  const meta = screen.page(matches[0]?.params ?? {});
  return {
    ...page,
    kind: 'page' as const,
    head: headTags(meta, address),
    chunk: screen.chunk,
  };
}

/** Whether an address is in the sitemap. Pages with `noindex` and addresses that are not canonical are not. */
export function isListed(address: string, module: RemoteModule): boolean {
  for (const { path, handle } of module.routes) {
    const match = ReactRouterDom.matchPath(path, address);
    if (!match) continue;
    const { noindex, canonical = address } = handle.page(match.params);
    return !noindex && canonical === address;
  }
  return false;
}

/** The not-found page. */
export async function renderNotFound(registry: Registry) {
  const { page } = await render(routesOf(registry), '/404');
  return { ...page, kind: 'page' as const, head: headTags(NOT_FOUND_PAGE) };
}

/** Header, footer and a loading screen, for paths whose page depends on the visitor. */
export async function renderFrame(registry: Registry) {
  const frame: ReactRouterDom.RouteObject = {
    path: '*',
    handle: { siteRoutes: siteRoutesOf(registry) },
    element: (
      <Frame>
        <LoadingState label="Loading…" />
      </Frame>
    ),
  };
  // Rendered at an unknown path, so that no link of the header is marked as current.
  const { page } = await render([frame], '/frame');
  return { ...page, kind: 'frame' as const, head: headTags({ title: VENUE.name }) };
}

/** The sitemap of the public addresses, for search engines. */
export function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${VENUE.siteUrl}${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`;
}
