import { ACCENTS } from '@venue/shared/ui';
import * as S from './DuskScene.styles';

const { ember, forest, sun } = ACCENTS;

/** Bulbs of the two strings: across and down, in px of the drawing. */
const BULBS = [
  [40, 92],
  [150, 150],
  [262, 184],
  [378, 192],
  [494, 172],
  [604, 126],
  [760, 84],
  [880, 132],
  [1004, 156],
  [1130, 152],
  [1252, 118],
  [1366, 62],
  [1496, 90],
  [1590, 130],
] as const;

const FIREFLIES = [
  [118, 640],
  [236, 700],
  [352, 664],
  [520, 716],
  [690, 668],
  [820, 724],
  [1010, 690],
  [1320, 716],
  [1470, 668],
] as const;

/** An acacia against the last light: flat crown, leaning stem. Drawn on a 300 by 300 grid. */
const ACACIA =
  'M138 300c4-52 0-92-14-122-10-20-30-34-52-44l4-7c22 8 40 20 52 36 2-22-2-40-12-58l9-4c14 26 18 50 15 78 12-26 30-44 58-54l3 8c-30 14-46 40-48 78-1 30 0 60 5 89zM6 128c-14-22 12-44 44-48 8-26 44-38 76-30 22-24 72-24 92 2 34-4 62 16 62 40 16 8 20 26 8 38-30-14-62-14-94-8-28-10-58-10-86 2-34-8-70-8-102 4z';

/** The sky over the garden after sunset, behind the hero's words: hills, acacias, lights from tree to tree. */
export function DuskScene() {
  return (
    <S.Scene viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="dusk-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={forest.deep} />
          <stop offset=".4" stopColor="#1B2A18" />
          <stop offset=".66" stopColor={ember.deep} />
          <stop offset=".84" stopColor="#6B2A10" />
          <stop offset="1" stopColor={ember.base} />
        </linearGradient>
        <radialGradient id="dusk-glow">
          <stop offset="0" stopColor={ember.glow} stopOpacity=".5" />
          <stop offset="1" stopColor={ember.glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1600" height="900" fill="url(#dusk-sky)" />
      <ellipse cx="760" cy="770" rx="760" ry="240" fill="url(#dusk-glow)" />
      <circle cx="760" cy="742" r="58" fill={sun.glow} opacity=".85" />
      <path
        d="M0 742c120-50 210-26 300-46s150-52 250-22 190 66 300 34 190-70 300-32 260 40 450-12v236H0z"
        fill={ember.deep}
        opacity=".75"
      />
      <path d="M0 800c220-40 420-10 660 2s420-44 620-24 220 20 320-2v124H0z" fill={forest.deep} />
      <g fill={forest.deep}>
        <path d={ACACIA} transform="translate(1130 470) scale(1.24)" opacity=".8" />
        <path d={ACACIA} transform="translate(-70 420) scale(1.5)" />
        <path d={ACACIA} transform="translate(560 662) scale(.5)" opacity=".85" />
        <path d={ACACIA} transform="translate(1700 380) scale(-1.7 1.7)" />
      </g>
      <g fill="none" stroke={sun.glow} strokeOpacity=".35" strokeWidth="2">
        <path d="M-20 56C180 226 470 236 660 92 850 -8 740 70 760 84" strokeOpacity="0" />
        <path d="M-20 50Q330 340 690 70Q1060 260 1420 30Q1520 110 1640 150" />
      </g>
      <g fill={sun.glow}>
        {BULBS.map(([x, y]) => (
          <g key={x}>
            <circle cx={x} cy={y} r="20" opacity=".13" />
            <circle cx={x} cy={y} r="5.5" />
          </g>
        ))}
        {FIREFLIES.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="2.5" opacity=".7" />
        ))}
      </g>
      <path
        d="M0 852c60-6 90 4 150-4s120 6 190 0 150-10 230-2 160 4 250-4 160 8 260 2 180-8 260 0 180 4 260-4v60H0z"
        fill="#080D08"
      />
    </S.Scene>
  );
}
