/** Breakpoints in px of the viewport's width. */
const BREAKPOINTS = { phone: 480, tablet: 720, desktop: 1024, wide: 1280 } as const;

const from = (px: number) => `@media (min-width: ${px / 16}em)` as const;

/** Media queries, mobile first: `${media.from720} { … }`. */
export const media = {
  from480: from(BREAKPOINTS.phone),
  from720: from(BREAKPOINTS.tablet),
  from1024: from(BREAKPOINTS.desktop),
  from1280: from(BREAKPOINTS.wide),
  below720: `@media (max-width: ${(BREAKPOINTS.tablet - 0.02) / 16}em)`,
  below1024: `@media (max-width: ${(BREAKPOINTS.desktop - 0.02) / 16}em)`,
  /** A phone held sideways, a page at 400 % zoom, a large font of the browser. */
  low: '@media (max-height: 30em)',
  /** A mouse or the like. Hover effects belong here only, so that none remains after a tap. */
  hover: '@media (hover: hover) and (pointer: fine)',
  /** Devices with a touch screen, also those with a mouse as well. */
  touch: '@media (any-pointer: coarse)',
  /** Around every transition and animation, for visitors who don't ask for reduced motion. */
  motion: '@media (prefers-reduced-motion: no-preference)',
  /** JavaScript is off, so that nothing answers a button. */
  withoutScript: '@media (scripting: none)',
  forcedColors: '@media (forced-colors: active)',
} as const;
