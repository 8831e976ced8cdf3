import * as S from './Footer.styles';

const WIRE = 'M-10 14q250 74 520 8 290 66 580 8 190 44 360 2';
/** Lines without length, whose round ends are the dots. */
const LANTERNS =
  'M70 35h0M210 50h0M352 46h0M500 24h0M640 45h0M800 53h0M962 40h0M1110 32h0M1250 49h0M1385 40h0';
/** A row of bushes, and the trunk and crown of two acacias. */
const TREES =
  'M0 104c60-18 120-10 180-2s120-10 190-12 120 16 190 12 130-18 210-14 110 16 180 14 120-16 190-14 110 12 160 8 90-10 140-6v40H0z' +
  'M256 108l4-38-19-18 2-2 18 14 2-16h3l1 17 20-15 2 2-21 20 3 36z' +
  'M196 55c3-11 18-13 27-12 7-9 24-12 40-12s33 3 40 12c9-1 24 1 27 12-10-4-21-4-29-2-12-3-25-3-38 0-13-3-26-3-38 0-8-2-19-2-29 2z' +
  'M1186 108l3-30-14-14 2-2 13 11 1-13h3l1 13 15-12 2 2-16 16 2 29z' +
  'M1140 67c2-9 14-10 21-9 6-7 18-9 31-9s25 2 31 9c7-1 19 0 21 9-8-3-16-3-22-2-10-2-20-2-30 0-10-2-20-2-30 0-6-1-14-1-22 2z';

/** The skyline above the footer: lanterns on a wire, bushes and acacias. */
export function Horizon() {
  return (
    <S.Sky viewBox="0 0 1440 128" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path d={WIRE} opacity=".45" />
        <path d={LANTERNS} strokeWidth="26" opacity=".14" />
        <path d={LANTERNS} strokeWidth="7" />
      </g>
      <S.Trees d={TREES} />
    </S.Sky>
  );
}
