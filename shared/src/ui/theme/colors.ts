import { CANVAS } from './canvas';

/** The light theme, "Acacia & ember". `colors.test.ts` checks the contrast of every pair of text and surface. */
export const light = {
  canvas: CANVAS.light as string,
  surface: '#FFFFFF',
  sunken: '#F3ECDF',
  /** Decorative only. */
  line: '#E2D8C6',
  /** The border of a control: contrast 3:1 on every surface. */
  lineStrong: '#8F8369',
  ink: '#1E2119',
  ink2: '#4F5445',
  /** The weakest text. */
  ink3: '#656A58',
  primary: '#1E5234',
  primaryHover: '#12301F',
  primaryTint: '#DDEBDD',
  onPrimary: '#FFFFFF',
  /** Ember, the colour of the one "Order" action, as a fill only; text on it is `accentInk`. */
  accent: '#BF4413',
  accentHover: '#A63A12',
  accentInk: '#A63A12',
  onAccent: '#FFFFFF',
  /** Stars and "Popular". */
  sun: '#F2B43C',
  sunEdge: '#8A5B00',
  onSun: '#1E2119',
  ok: '#1E6B3A',
  okTint: '#DFF1E4',
  warn: '#7A4E00',
  warnTint: '#FDF0D2',
  bad: '#A3241F',
  badHover: '#7F1814',
  badTint: '#FBE4E1',
  onBad: '#FFFFFF',
  info: '#1F4E8C',
  infoTint: '#E1ECFA',
  neutral: '#4A4F45',
  neutralTint: '#ECEAE3',
  /** The backdrop of a dialog. */
  scrim: 'rgb(24 20 12 / 0.55)',
  /** The page background under the scrim. */
  scrimmed: '#7E7A73',
};

/** The name of a colour token. */
export type ColorName = keyof typeof light;

/** The same tokens in the dark theme. */
export const dark: Record<ColorName, string> = {
  canvas: CANVAS.dark,
  surface: '#1A2118',
  sunken: '#232C20',
  line: '#39452F',
  lineStrong: '#77866A',
  ink: '#F1EEE4',
  ink2: '#C3C7B4',
  ink3: '#9BA38B',
  primary: '#7CC48C',
  primaryHover: '#9AD6A6',
  primaryTint: '#17331F',
  onPrimary: '#0C1F12',
  accent: '#FF9461',
  accentHover: '#FFAD85',
  accentInk: '#FF9461',
  onAccent: '#2B0E02',
  sun: '#F6C664',
  sunEdge: '#F6C664',
  onSun: '#1E2119',
  ok: '#8FD6A0',
  okTint: '#17331F',
  warn: '#F6C664',
  warnTint: '#3A2C0A',
  bad: '#FF9D94',
  badHover: '#FFBDB6',
  badTint: '#44190F',
  onBad: '#330A06',
  info: '#9DC4F7',
  infoTint: '#16294A',
  neutral: '#CDD0C2',
  neutralTint: '#2D3529',
  scrim: 'rgb(4 6 3 / 0.7)',
  scrimmed: '#080B07',
};
