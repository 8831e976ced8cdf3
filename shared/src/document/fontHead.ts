import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import { fontFaces } from '../ui/theme/fonts';

const URLS = [figtree, fraunces];

function urlOf(file: string): string {
  const stem = file.replace('.woff2', '');
  const url = URLS.find((candidate) => candidate.includes(stem));
  if (!url) throw new Error(`${file} is not among the fonts of the page's head.`);
  return url;
}

/**
 * Preload links and `@font-face` rules of the two fonts. They are part of the HTML, so that the fonts need no script.
 */
export const fontHead = (): string =>
  [
    ...URLS.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
    `<style>${fontFaces(urlOf)}</style>`,
  ].join('\n');
