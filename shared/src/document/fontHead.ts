import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import vietnamese from '@fontsource-variable/fraunces/files/fraunces-vietnamese-wght-normal.woff2';
import { fontFaces } from '../ui/theme/fonts';

const PRELOADED = [figtree, fraunces];
const URLS = [...PRELOADED, vietnamese];

function urlOf(file: string): string {
  const stem = file.replace('.woff2', '');
  const url = URLS.find((candidate) => candidate.includes(stem));
  if (!url) throw new Error(`${file} is not among the fonts of the page's head.`);
  return url;
}

/**
 * Preload links of the two fonts, and the `@font-face` rules. They are part of the HTML, so that the fonts need no script.
 */
export const fontHead = (): string =>
  [
    ...PRELOADED.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
    `<style>${fontFaces(urlOf)}</style>`,
  ].join('\n');
