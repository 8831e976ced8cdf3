import {
  APPLICATION_ID,
  estimateHeights,
  inlineSource,
  startWhenRead,
} from '@venue/shared/document/inline-scripts';

export interface FilledPage {
  /** The script that answers the visitor until the application runs. */
  instant: string;
  /** The releases that the page runs on, for whoever reads its source. */
  releases: string;
  /** Tags for the head, such as title and description. */
  head: string;
  /** The style tags of styled-components, which it finds again in the browser. */
  styles: string;
  /** Markup of the page's root. */
  html: string;
  /** Whether the browser hydrates the markup (`page`) or renders over it (`frame`). */
  kind: 'page' | 'frame';
  /** Scripts to preload for this page, with the hash by which the browser checks them. */
  preload?: { href: string; integrity?: string }[];
}

/** Where the server writes the settings (`shell/src/readSettings.ts`), which change while a page stays as it is. */
const SETTINGS = '<!--settings-->';

const SCRIPTS = /<script defer\b[^>]*><\/script>/g;

/**
 * Fills a rendered page into the shell's built HTML document. A page that can be read already keeps the application's scripts
 * in a `<template>`, where the browser neither loads nor runs them, until `startWhenRead` puts them into the document. Any
 * other page shows nothing without them.
 */
export function fillDocument(template: string, page: FilledPage): string {
  const { kind, preload = [] } = page;
  const scripts = [
    ...preload.map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" href="${href}" crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}>`,
    ),
    ...(template.match(SCRIPTS) ?? []),
  ];
  const [application, start] =
    kind === 'frame'
      ? [scripts.join('\n'), '']
      : [
          `<template id="${APPLICATION_ID}">${scripts.join('')}</template>`,
          `<script>${inlineSource(estimateHeights, startWhenRead)}</script>`,
        ];
  const releases = `<meta name="releases" content="${page.releases}">`;
  const head = [page.head, page.styles, releases, SETTINGS, application, start].join('\n');
  return template
    .replace(SCRIPTS, '')
    .replace('<!--instant-->', () => `<script>${page.instant}</script>`)
    .replace(/<!--head-->.*?<!--\/head-->/s, () => head)
    .replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root" data-rendered="${kind}">${page.html}</div>`,
    );
}
