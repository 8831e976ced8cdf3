/** A font file of the site, by its name in its package. */
interface FontFile {
  family: string;
  file: string;
  /** Range of the weight axis. */
  weights: string;
  /** The letters it is loaded for; all of its own without a range. */
  range?: string;
}

/**
 * The two variable fonts, latin subset, weight axis only: every page preloads both. And of the subset with ĩ and ũ, for
 * Kikuyu names in headings, only these letters; a page without them does not load it. Figtree has no such subset.
 */
const FONT_FILES: readonly FontFile[] = [
  {
    family: 'Fraunces Variable',
    file: 'fraunces-latin-wght-normal.woff2',
    weights: '100 900',
  },
  {
    family: 'Figtree Variable',
    file: 'figtree-latin-wght-normal.woff2',
    weights: '300 900',
  },
  {
    family: 'Fraunces Variable',
    file: 'fraunces-vietnamese-wght-normal.woff2',
    weights: '100 900',
    range: 'U+128-129,U+168-169',
  },
];

/**
 * Metrics in em. `ascent` and `descent` come from each file's hhea table. `width` is the mean advance of a letter at
 * the weight in use: 27,000 letters of this site's English were measured in Chromium 156 in Fraunces 560 and Figtree
 * 420 beside Liberation Serif and Sans (the widths of Times and Arial): 1.183 and 1.003 times as wide.
 */
const FRAUNCES = { ascent: 0.978, descent: 0.255, width: 0.4807 };
const FIGTREE = { ascent: 0.95, descent: 0.25, width: 0.447 };

/** Local fallback fonts, scaled to the same mean advance (their own is from their published metrics). */
const FALLBACKS = [
  { family: 'Fraunces Georgia', local: ['Georgia'], width: 0.4458, as: FRAUNCES },
  { family: 'Fraunces Noto', local: ['Noto Serif'], width: 0.481, as: FRAUNCES },
  { family: 'Fraunces Times', local: ['Times New Roman', 'Liberation Serif'], width: 0.4063, as: FRAUNCES },
  {
    family: 'Figtree Arial',
    local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
    width: 0.4458,
    as: FIGTREE,
  },
  { family: 'Figtree Roboto', local: ['Roboto'], width: 0.4448, as: FIGTREE },
] as const;

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

const fallbackFaces = FALLBACKS.map(({ family, local, width, as }) => {
  const scale = as.width / width;
  const src = local.map((name) => `local('${name}')`).join(',');
  return (
    `@font-face{font-family:'${family}';src:${src};size-adjust:${percent(scale)};` +
    `ascent-override:${percent(as.ascent / scale)};descent-override:${percent(as.descent / scale)};line-gap-override:0%}`
  );
}).join('\n');

/**
 * `@font-face` rules for the head of a page: the site's fonts and fallbacks of equal width and height, so that nothing
 * moves when the fonts arrive.
 * @param urlOf Returns the URL of a font file.
 */
export function fontFaces(urlOf: (file: string) => string): string {
  const own = FONT_FILES.map(
    ({ family, file, weights, range }) =>
      `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};` +
      `${range ? `unicode-range:${range};` : ''}src:url('${urlOf(file)}') format('woff2')}`,
  );
  return [...own, fallbackFaces].join('\n');
}
