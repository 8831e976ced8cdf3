import { MAP } from '../catalogue/generated/words/map';
import * as S from './DrawnMap.styles';

const GREEN =
  'M-20 250q120-60 240-10t220 70-60 130H-20zM560-20h280v150q-120 40-220-10T560-20zM470 236q60-34 130-10t60 78-110 40-80-108z';
const WATER = 'M-20 120q120 50 200 10t190 30 180-40 270 60';
const LANES =
  'M120-20 190 150 130 440M300-20 320 200 250 440M640-20 600 190 690 440M-20 330 250 300 800 370M-20 60 320 90 820 60';
const WIDE_ROAD = 'M-20 240C200 190 420 230 820 150';
const NARROW_ROAD = 'M430-20C400 120 450 260 410 440';

/** A drawn map of the venue's surroundings, shown until the real map has loaded, and when it fails. */
export function DrawnMap() {
  return (
    <S.Sketch viewBox="0 0 800 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <S.Green d={GREEN} />
      <S.Water d={WATER} />
      <S.Lanes d={LANES} />
      <S.RoadEdge d={WIDE_ROAD} $wide />
      <S.RoadEdge d={NARROW_ROAD} />
      <S.Road d={NARROW_ROAD} />
      <S.Road d={WIDE_ROAD} $wide />
      <S.Middle d={WIDE_ROAD} />
      <S.RoadName x="198" y="182" transform="rotate(-4 198 182)">
        {MAP.roads[0]}
      </S.RoadName>
      <S.RoadName x="446" y="172">
        {MAP.roads[1]}
      </S.RoadName>
      <g transform="translate(528 282)">
        <S.Halo r="46" />
        <S.Pin d="M0 6C-18-14-26-26-26-38a26 26 0 0 1 52 0c0 12-8 24-26 44z" />
        <S.PinEye cy="-38" r="9" />
        <S.Name y="36">{MAP.name}</S.Name>
      </g>
    </S.Sketch>
  );
}
