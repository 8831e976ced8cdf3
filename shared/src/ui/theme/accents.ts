/**
 * The colours of a stall. `ink` and `inkDark` are for its text in the light and dark theme; `deep`, `base` and `glow`
 * paint its drawn pictures in both.
 */
export const ACCENTS = {
  ember: { ink: '#A63A12', inkDark: '#FF9461', deep: '#3B1507', base: '#8E3410', glow: '#F08A4B' },
  forest: { ink: '#1E5234', inkDark: '#7CC48C', deep: '#0D2416', base: '#1F5436', glow: '#8CC79A' },
  sun: { ink: '#7A4E00', inkDark: '#F6C664', deep: '#3A2503', base: '#8B5C0B', glow: '#F5C562' },
  lake: { ink: '#0E5466', inkDark: '#7CC7DA', deep: '#06242D', base: '#135A6C', glow: '#84CCDC' },
  clay: { ink: '#8A3B2A', inkDark: '#F0A08A', deep: '#32130B', base: '#7C3626', glow: '#EBA08A' },
  plum: { ink: '#6B2C5C', inkDark: '#E3A3D3', deep: '#270F22', base: '#632A56', glow: '#DB9CCB' },
  rose: { ink: '#98264A', inkDark: '#FFA0B7', deep: '#380C1B', base: '#862443', glow: '#F5A0B5' },
  moss: { ink: '#515A12', inkDark: '#C6CF7C', deep: '#1D2106', base: '#4F5817', glow: '#C5CE78' },
  slate: { ink: '#38506B', inkDark: '#A4BFDD', deep: '#101C29', base: '#34506D', glow: '#A1BEDC' },
} as const;

/** The name of a stall's colour. */
export type Accent = keyof typeof ACCENTS;
