import { createGlobalStyle } from 'styled-components';
import { ACCENTS, type Accent } from './accents';
import { dark, type ColorName } from './colors';
import { media } from './media';
import { focusRing } from './mixins';
import { text } from './text';
import { theme } from './theme';

const { color, vars, width } = theme;
const colorNames = Object.keys(dark) as ColorName[];
const accentNames = Object.keys(ACCENTS) as Accent[];

const values: Record<string, Record<string, string | number>> = theme.raw;

/**
 * Every token with its value. The theme's own `GlobalStyle` depends on a provider; styled-components therefore adds it
 * once more when a static page is hydrated, and a change of `:root` gives every element a new style.
 */
const tokens = Object.entries<Record<string, string>>(vars)
  .flatMap(([group, names]) =>
    Object.entries(names).map(([token, name]) => `${name}: ${values[group]?.[token]};`),
  )
  .join('\n');

/**
 * The colour tokens of the dark theme, as declarations. `data-theme` selects them: on the document it is the visitor's
 * choice, and on an element it makes a part of the page dark in both themes.
 */
const night = [
  'color-scheme: dark;',
  ...colorNames.map((name) => `${vars.color[name]}: ${dark[name]};`),
  ...accentNames.map((name) => `${vars.accentInk[name]}: ${ACCENTS[name].inkDark};`),
  `${vars.shadow.rest}: 0 1px 2px rgb(0 0 0 / 0.3);`,
  `${vars.shadow.lift}: 0 2px 6px rgb(0 0 0 / 0.3), 0 14px 32px rgb(0 0 0 / 0.42);`,
  `${vars.shadow.over}: 0 4px 12px rgb(0 0 0 / 0.4), 0 28px 72px rgb(0 0 0 / 0.6);`,
].join('\n');

/**
 * Tokens, resets and the style of bare elements. The host page renders it once, and remotes inherit it. Notes on its rules,
 * which stand here because a comment among them would be sent to every visitor:
 * - `*` is without `::before` and `::after`, for which the browser would then work out a style in every element.
 * - `only`: a browser that darkens pages by itself leaves what the visitor wants light.
 * - Every page has a scroll bar, so that short and long pages are equally wide.
 * - Paper is white, so it gets the light theme, and so do the parts that are dark in both.
 * - A modal dialog without a print sheet is printed alone, as long as it is and without its buttons; fixed, it would lie on every sheet.
 * - With forced colours a background of the theme is not seen, whatever it marks as pressed.
 * - Behind a modal dialog, the area of the scroll bar is dimmed too.
 */
export const GlobalStyle = createGlobalStyle`
  :root { color-scheme: only light; ${tokens} }
  @media screen { :root[data-theme='dark'], [data-theme='dark'] { ${night} } }
  @media screen and (prefers-color-scheme: dark) { :root:not([data-theme]) { ${night} } }

  * { box-sizing: border-box; }
  * { margin: 0; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    background: ${color.canvas};
    color: ${color.ink};
    scroll-padding-top: calc(${width.header} + 1rem);
    overflow-y: scroll;
  }
  body { ${text.body} background: ${color.canvas}; min-height: 100dvh; overflow-wrap: break-word; padding-inline: env(safe-area-inset-left) env(safe-area-inset-right); }
  h1, h2, h3, h4 { text-wrap: balance; }
  p { text-wrap: pretty; }
  h1 { ${text.h1} }
  h2 { ${text.h2} }
  h3, h4 { ${text.h3} }
  img, svg, video, iframe { display: block; max-width: 100%; }
  img { height: auto; }
  iframe { border: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button, a, label, summary { touch-action: manipulation; }
  ul[role='list'], ol[role='list'] { list-style: none; padding: 0; }
  a { color: ${color.primary}; text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
  ${media.hover} { a:hover { text-decoration-thickness: 2px; } }
  html[data-modal] {
    overflow: hidden;
    scrollbar-gutter: stable;
    background: ${color.scrimmed};
  }
  [data-heights='estimated'] [data-off-screen] { content-visibility: auto; contain-intrinsic-block-size: auto 45rem; }
  @media print {
    body:not(:has(> [data-print-sheet])):has(dialog:modal) :not(:has(dialog:modal), dialog:modal, dialog:modal *) {
      display: none !important;
    }
    dialog:modal :is(button, a[data-tone]) { display: none !important; }
    dialog:modal { position: absolute !important; inset: 0 !important; max-height: none !important; overflow: visible !important; }
  }
  [hidden] { display: none !important; }
  ::selection { background: ${color.primary}; color: ${color.onPrimary}; }
  :focus-visible { ${focusRing} }
  [tabindex='-1']:focus { outline: none; box-shadow: none; }
  ${media.forcedColors} {
    [aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight !important;
      background: Highlight !important;
      color: HighlightText !important;
    }
    :focus-visible { outline-color: Highlight; }
  }
`;
