import { font, size } from './theme';

/** Declarations for each step of the type scale, for use in styled components. */
export const text = {
  display: `font: 560 ${size.display}/1.04 ${font.display}; letter-spacing: -0.02em;`,
  h1: `font: 560 ${size.h1}/1.1 ${font.display}; letter-spacing: -0.015em;`,
  h2: `font: 560 ${size.h2}/1.18 ${font.display}; letter-spacing: -0.01em;`,
  h3: `font: 650 ${size.h3}/1.3 ${font.text}; letter-spacing: -0.005em;`,
  body: `font: 420 ${size.body}/1.6 ${font.text};`,
  /** Buttons, labels, navigation. Inputs use `input`. */
  ui: `font: 520 ${size.ui}/1.4 ${font.text};`,
  /** 16 px, because phones zoom into a field with smaller text. */
  input: `font: 450 1rem/1.4 ${font.text};`,
  small: `font: 520 ${size.small}/1.45 ${font.text};`,
  /** The line in small capitals above a heading. */
  eyebrow: `font: 650 ${size.small}/1.45 ${font.text}; letter-spacing: 0.09em; text-transform: uppercase;`,
  price: `font: 700 ${size.body}/1.2 ${font.text}; font-variant-numeric: tabular-nums;`,
  priceLarge: `font: 700 ${size.priceLarge}/1.2 ${font.text}; font-variant-numeric: tabular-nums;`,
  /** The console's page heading and table rows. */
  adminH1: `font: 680 1.5rem/1.25 ${font.text}; letter-spacing: -0.01em;`,
  adminRow: `font: 450 0.9rem/1.4 ${font.text}; font-variant-numeric: tabular-nums;`,
} as const;

/** Tabular digits, for times, counts and tables. */
export const tabular = 'font-variant-numeric: tabular-nums;';
