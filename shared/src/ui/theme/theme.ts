import { createTheme } from 'styled-components';
import { ACCENTS, type Accent } from './accents';
import { light } from './colors';

const names = Object.keys(ACCENTS) as Accent[];
const inks = Object.fromEntries(names.map((name) => [name, ACCENTS[name].ink])) as Record<Accent, string>;

/**
 * Every design token as a CSS custom property with its value in the light theme as fallback. `color.ink` is
 * `var(--bg-color-ink, #1E2119)` and therefore works without a provider. `theme.vars` holds the bare names.
 */
export const theme = createTheme(
  {
    color: light,
    /** Text in a stall's own colour. */
    accentInk: inks,
    font: {
      display:
        "'Fraunces Variable', 'Fraunces Georgia', 'Fraunces Noto', 'Fraunces Times', Georgia, 'Times New Roman', serif",
      text: "'Figtree Variable', 'Figtree Arial', 'Figtree Roboto', Arial, sans-serif",
    },
    size: {
      display: 'clamp(2.5rem, 1.9rem + 2.7vw, 4.25rem)',
      h1: 'clamp(2rem, 1.65rem + 1.6vw, 3rem)',
      h2: 'clamp(1.5rem, 1.32rem + 0.8vw, 2rem)',
      h3: '1.25rem',
      body: '1.0625rem',
      ui: '0.9375rem',
      small: '0.8125rem',
      priceLarge: '1.375rem',
    },
    space: {
      s4: '0.25rem',
      s8: '0.5rem',
      s12: '0.75rem',
      s16: '1rem',
      s24: '1.5rem',
      s32: '2rem',
      s48: '3rem',
      s64: '4rem',
      s96: '6rem',
      s128: '8rem',
      /** Horizontal padding of the page: 16, 24 or 32 px. */
      gutter: 'clamp(1rem, 0.25rem + 3vw, 2rem)',
      /** Vertical space between sections: 64 px on a phone to 112 px on a desktop. */
      section: 'clamp(4rem, 2.7rem + 5.4vw, 7rem)',
    },
    width: { container: '75rem', text: '42.5rem', form: '35rem', touch: '2.75rem', header: '4.5rem' },
    radius: { control: '6px', card: '12px', sheet: '20px', chip: '999px' },
    shadow: {
      rest: '0 1px 2px rgb(64 42 16 / 0.07)',
      lift: '0 2px 6px rgb(64 42 16 / 0.08), 0 14px 32px rgb(64 42 16 / 0.14)',
      over: '0 4px 12px rgb(40 26 10 / 0.14), 0 28px 72px rgb(40 26 10 / 0.28)',
    },
    motion: {
      press: '120ms cubic-bezier(.2,.7,.2,1)',
      enter: '180ms cubic-bezier(.2,.7,.2,1)',
      sheet: '240ms cubic-bezier(.2,.7,.2,1)',
    },
    layer: { raised: 1, header: 20, bar: 30, toast: 60 },
  },
  { prefix: 'bg' },
);

export const { accentInk, color, font, layer, motion, radius, shadow, size, space, width } = theme;
