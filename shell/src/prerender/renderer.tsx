import * as notifyModule from '@venue/shared/notify';
import type { RemoteModule, RemoteName } from '@venue/shared/contracts';
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
import { NOT_FOUND_PAGE, pageMetaOf } from '../page-head/pageMeta';
import type { Registry } from '../registry/registry';
import { createRoutes, type Site } from '../routes/createRoutes';
import { createFrameRoutes } from '../routes/createFrameRoutes';
import { siteRoutesOf } from '../routes/siteRoutes';
import { whenInitialized } from '../routes/whenInitialized';
import { createStores } from '../createStores';
import { speculationRules } from '../prefetch/speculationRules';
import { headTags } from './headTags';

export { checkContracts, checkRegistry } from '../registry/checkRegistry';
export { pageRegistry } from '../registry/pageRegistry';
export { parseRegistry } from '../registry/registry';
export { canaryShare, releasesOf, tracksOf } from '../registry/tracks';
export { fillDocument } from './fillDocument';
export { sitePictures } from './pictures';
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
    return { page: { html, styles: sheet.getStyleTags() }, matches: router.state.matches };
  } finally {
    sheet.seal();
    router.dispose();
  }
}

const siteOf = (registry: Registry): Site => ({
  currentUser: () => null,
  siteRoutes: () => siteRoutesOf(registry),
});

const rulesTag = (registry: Registry) =>
  `<script type="speculationrules">${speculationRules(siteRoutesOf(registry))}</script>`;

/**
 * Renders one public address as a static page.
 * @param address A concrete path, such as `/stalls/tysons`.
 * @param remote The remote that the address belongs to.
 * @param module The remote's routes, evaluated from its Node bundle.
 * @param registry The registry that the page will carry.
 * @throws Error when the remote has no matching screen or the screen fails.
 */
export async function renderPage(
  address: string,
  remote: RemoteName,
  module: RemoteModule,
  registry: Registry,
) {
  const { page, matches } = await render(
    createRoutes(siteOf(registry), { screens: { [remote]: module.routes } }),
    address,
  );
  const screen = matches.find((match) => match.route.handle?.chunk);
  if (!screen)
    throw new Error(`${remote} lists ${address} as a static page, but none of its screens matches.`);
  const meta = pageMetaOf(
    siteRoutesOf(registry),
    [{ params: screen.params, handle: screen.route.handle }],
    address,
  );
  return {
    ...page,
    kind: 'page' as const,
    head: `${headTags(meta, address)}\n${rulesTag(registry)}`,
    chunk: screen.route.handle.chunk as string,
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
  const { page } = await render(createRoutes(siteOf(registry)), '/404');
  return { ...page, kind: 'page' as const, head: `${headTags(NOT_FOUND_PAGE)}\n${rulesTag(registry)}` };
}

/** Header, footer and a loading screen, for paths whose page depends on the visitor. */
export async function renderFrame(registry: Registry) {
  // Rendered at an unknown path, so that no link of the header is marked as current.
  const { page } = await render(createFrameRoutes(siteRoutesOf(registry)), '/frame');
  return { ...page, kind: 'frame' as const, head: headTags({ title: VENUE.name }) };
}

/** The sitemap of the public addresses, for search engines. */
export function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${VENUE.siteUrl}${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`;
}
