import { ACCENTS } from '@venue/shared/ui';
import * as S from './DuskScene.styles';

const { ember, forest, sun } = ACCENTS;

/** Lines without length, whose round ends are the dots. */
const FIREFLIES =
  'M118 640h0M236 700h0M352 664h0M520 716h0M690 668h0M820 724h0M1010 690h0M1320 716h0M1470 668h0';

/** An acacia with a flat crown, drawn on a 300 by 300 grid. */
const ACACIA =
  'M138 300c4-52 0-92-14-122-10-20-30-34-52-44l4-7c22 8 40 20 52 36 2-22-2-40-12-58l9-4c14 26 18 50 15 78 12-26 30-44 58-54l3 8c-30 14-46 40-48 78-1 30 0 60 5 89zM6 128c-14-22 12-44 44-48 8-26 44-38 76-30 22-24 72-24 92 2 34-4 62 16 62 40 16 8 20 26 8 38-30-14-62-14-94-8-28-10-58-10-86 2-34-8-70-8-102 4z';

/** The background behind the hero's text: the sky after sunset, hills and acacias. */
export function DuskScene() {
  return (
    <S.Scene viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="dusk-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={forest.deep} />
          <stop offset=".4" stopColor={forest.deep} />
          <stop offset=".66" stopColor={ember.deep} />
          <stop offset=".84" stopColor={ember.base} stopOpacity=".75" />
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
      />
      <path d="M0 800c220-40 420-10 660 2s420-44 620-24 220 20 320-2v124H0z" fill={forest.deep} />
      <g fill={forest.deep}>
        <path d={ACACIA} transform="translate(1130 470) scale(1.24)" opacity=".8" />
        <path d={ACACIA} transform="translate(-70 420) scale(1.5)" />
        <path d={ACACIA} transform="translate(560 662) scale(.5)" opacity=".85" />
        <path d={ACACIA} transform="translate(1700 380) scale(-1.7 1.7)" />
      </g>
      <path d={FIREFLIES} stroke={sun.glow} strokeWidth="5" strokeLinecap="round" opacity=".7" />
      <S.Ground d="M0 852c60-6 90 4 150-4s120 6 190 0 150-10 230-2 160 4 250-4 160 8 260 2 180-8 260 0 180 4 260-4v60H0z" />
    </S.Scene>
  );
}
