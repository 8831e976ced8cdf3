import type { VenueSettings } from '@venue/shared/contracts';
import {
  APPLICATION_ID,
  estimateHeights,
  inlineScript,
  startWhenRead,
} from '@venue/shared/document/inline-scripts';

export interface FilledPage {
  settings: VenueSettings;
  /** The releases that the page runs on, for whoever reads its source. */
  releases: string;
  /** Tags for the head: title, description, critical styles. */
  head: string;
  /** Markup of the page's root. */
  html: string;
  /** The `<svg>` with the paths that the markup draws. */
  drawings: string;
  /** Whether the browser hydrates the markup (`page`) or renders over it (`frame`). */
  kind: 'page' | 'frame';
  /** Scripts to preload for this page, with the hash by which the browser checks them. */
  preload?: { href: string; integrity?: string }[];
}

/** JSON that can stand inside a script element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const SCRIPTS = /<script defer\b[^>]*><\/script>/g;

/**
 * The scripts of the application. A page that can be read already keeps them in a `<template>`, where the browser neither
 * loads nor runs them, until `startWhenRead` puts them into the document. Any other page shows nothing without them.
 */
function applicationTags(kind: FilledPage['kind'], tags: readonly string[]): string {
  if (kind === 'frame') return tags.join('\n');
  const template = `<template id="${APPLICATION_ID}">${tags.join('')}</template>`;
  return [template, inlineScript(estimateHeights, startWhenRead)].join('\n');
}

/** Fills a rendered page into the shell's built HTML document. */
export function fillDocument(template: string, page: FilledPage): string {
  const hints = (page.preload ?? []).map(
    ({ href, integrity }) =>
      `<link rel="preload" as="script" href="${href}" crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}>`,
  );
  const settings = `<script>window.__VENUE__=${scriptJson(page.settings)}</script>`;
  const releases = `<meta name="releases" content="${page.releases}">`;
  const application = applicationTags(page.kind, [...hints, ...(template.match(SCRIPTS) ?? [])]);
  const head = [page.head, releases, settings, application].join('\n');
  return template
    .replace(SCRIPTS, '')
    .replace(/<!--head-->.*?<!--\/head-->/s, () => head)
    .replace(
      '<div id="root"><!--page--></div>',
      () => `${page.drawings}<div id="root" data-rendered="${page.kind}">${page.html}</div>`,
    );
}
