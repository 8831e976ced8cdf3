import { ACCENTS } from './accents';
import { dark, light, type ColorName } from './colors';
import { contrast } from '../../testing/contrast';

const SURFACES: ColorName[] = ['canvas', 'surface', 'sunken'];
const TEXTS: ColorName[] = ['ink', 'ink2', 'ink3', 'primary', 'accentInk', 'bad'];
const ON_FILL: [ColorName, ColorName][] = [
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onBad', 'bad'],
  ['onBad', 'badHover'],
  ['onSun', 'sun'],
  ['primary', 'primaryTint'],
  ['ink', 'primaryTint'],
  ['ok', 'okTint'],
  ['warn', 'warnTint'],
  ['bad', 'badTint'],
  ['info', 'infoTint'],
  ['neutral', 'neutralTint'],
  ['ink', 'okTint'],
  ['ink', 'warnTint'],
  ['ink', 'badTint'],
  ['ink', 'infoTint'],
];

describe.each([
  ['by day', light],
  ['after sunset', dark],
] as const)('colours %s', (when, palette) => {
  it.each(SURFACES.flatMap((surface) => TEXTS.map((ink) => [ink, surface] as const)))(
    `the text colour %s is readable on %s ${when}`,
    (ink, surface) => {
      expect(contrast(palette[ink], palette[surface])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(ON_FILL)(`the colour %s is readable on the fill %s ${when}`, (ink, fill) => {
    expect(contrast(palette[ink], palette[fill])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SURFACES)(`the edge of a control and of a star is visible on %s ${when}`, (surface) => {
    expect(contrast(palette.lineStrong, palette[surface])).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.sunEdge, palette[surface])).toBeGreaterThanOrEqual(3);
  });

  it.each(SURFACES)(`the focus ring is visible on %s ${when}`, (surface) => {
    expect(contrast(palette.ink, palette[surface])).toBeGreaterThanOrEqual(3);
  });
});

describe.each(Object.entries(ACCENTS))('the stall colour %s', (name, accent) => {
  it(`the stall colour ${name} is readable as text by day and after sunset`, () => {
    for (const surface of SURFACES) {
      expect(contrast(accent.ink, light[surface])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accent.inkDark, dark[surface])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it(`the stall colour ${name} draws a motif that can be seen`, () => {
    expect(contrast(accent.glow, accent.deep)).toBeGreaterThanOrEqual(3);
    expect(contrast(accent.glow, accent.base)).toBeGreaterThanOrEqual(3);
  });
});

it('the contrast of black on white is computed as 21 to 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
});
