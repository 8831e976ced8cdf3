import {
  APPLICATION_ID,
  estimateHeights,
  inlineSource,
  startWhenRead,
} from '@venue/shared/document/inline-scripts';

export interface FilledPage {
  /** The script that answers the visitor until the application runs. */
  instant: string;
  /** The script with the settings, and the hash by which the browser checks it. */
  settingsFile: { href: string; integrity: string };
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

const SCRIPTS = /<script defer\b[^>]*><\/script>/g;

/**
 * The scripts of the application. A page that can be read already keeps them in a `<template>`, where the browser neither
 * loads nor runs them, until `startWhenRead` puts them into the document. Any other page shows nothing without them.
 */
const applicationTags = (kind: FilledPage['kind'], tags: readonly string[]): string =>
  kind === 'frame' ? tags.join('\n') : `<template id="${APPLICATION_ID}">${tags.join('')}</template>`;

/** What runs before the page's content is parsed. */
const startTag = ({ kind }: FilledPage): string =>
  kind === 'page' ? `<script>${inlineSource(estimateHeights, startWhenRead)}</script>` : '';

/** The settings run first: the application reads them as it starts. */
const settingsTag = ({ settingsFile: { href, integrity } }: FilledPage): string =>
  `<script defer src="${href}" integrity="${integrity}" crossorigin></script>`;

/** Fills a rendered page into the shell's built HTML document. */
export function fillDocument(template: string, page: FilledPage): string {
  const hints = (page.preload ?? []).map(
    ({ href, integrity }) =>
      `<link rel="preload" as="script" href="${href}" crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}>`,
  );
  const releases = `<meta name="releases" content="${page.releases}">`;
  const application = applicationTags(page.kind, [
    ...hints,
    settingsTag(page),
    ...(template.match(SCRIPTS) ?? []),
  ]);
  const head = [page.head, page.styles, releases, application, startTag(page)].join('\n');
  return template
    .replace(SCRIPTS, '')
    .replace('<!--instant-->', () => `<script>${page.instant}</script>`)
    .replace(/<!--head-->.*?<!--\/head-->/s, () => head)
    .replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root" data-rendered="${page.kind}">${page.html}</div>`,
    );
}
