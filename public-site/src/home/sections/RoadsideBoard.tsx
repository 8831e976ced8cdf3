import { BILLBOARD_SECTION } from '../../catalogue/home';
import * as S from './RoadsideBoard.styles';

/** A drawing of the empty billboard beside the road, with lamps above it. */
export function RoadsideBoard() {
  return (
    <S.Scene aria-hidden="true">
      <S.Lamps viewBox="0 0 600 46" focusable="false">
        {[75, 225, 375, 525].map((x) => (
          <g key={x}>
            <path d={`M${x - 36} 46V18q0-10 12-10h16`} fill="none" stroke="currentColor" strokeWidth="4" />
            <path d={`M${x - 14} 2h28l10 14h-48z`} fill="currentColor" />
          </g>
        ))}
      </S.Lamps>
      <S.Board data-theme="dark">
        <S.Text>{BILLBOARD_SECTION.board}</S.Text>
      </S.Board>
      <S.Posts viewBox="0 0 600 110" focusable="false" preserveAspectRatio="none">
        <path d="M140 0h18v110h-18zM442 0h18v110h-18z" fill="currentColor" />
        <path d="M158 0 442 74M442 0 158 74" stroke="currentColor" strokeWidth="3" opacity=".5" />
      </S.Posts>
      <S.Road />
    </S.Scene>
  );
}
