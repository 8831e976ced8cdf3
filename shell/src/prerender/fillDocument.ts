import type { VenueSettings } from '@venue/shared/contracts';

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

/** Fills a rendered page into the shell's built HTML document. */
export function fillDocument(template: string, page: FilledPage): string {
  const hints = (page.preload ?? []).map(
    ({ href, integrity }) =>
      `<link rel="preload" as="script" href="${href}" crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}>`,
  );
  const settings = `<script>window.__VENUE__=${scriptJson(page.settings)}</script>`;
  const releases = `<meta name="releases" content="${page.releases}">`;
  const head = [page.head, releases, ...hints, settings].join('\n');
  return template
    .replace(/<!--head-->.*?<!--\/head-->/s, () => head)
    .replace(
      '<div id="root"><!--page--></div>',
      () => `${page.drawings}<div id="root" data-rendered="${page.kind}">${page.html}</div>`,
    );
}
