import { BILLBOARD_WORDS } from '../../catalogue/generated/words/billboardWords';
import * as S from './RoadsideBoard.styles';

const LAMP_ARMS = [75, 225, 375, 525].map((x) => `M${x - 36} 46V18q0-10 12-10h16`).join('');
const LAMPS = [75, 225, 375, 525].map((x) => `M${x - 14} 2h28l10 14h-48z`).join('');
const POSTS = 'M140 0h18v110h-18zM442 0h18v110h-18z';
const BRACES = 'M158 0 442 74M442 0 158 74';

/** A drawing of the empty billboard beside the road, with lamps above it. */
export function RoadsideBoard() {
  return (
    <S.Scene aria-hidden="true">
      <S.Lamps viewBox="0 0 600 46" focusable="false">
        <path d={LAMP_ARMS} fill="none" stroke="currentColor" strokeWidth="4" />
        <path d={LAMPS} fill="currentColor" />
      </S.Lamps>
      <S.Board data-theme="dark">
        <S.Text>{BILLBOARD_WORDS.board}</S.Text>
      </S.Board>
      <S.Posts viewBox="0 0 600 110" focusable="false" preserveAspectRatio="none">
        <path d={POSTS} fill="currentColor" />
        <path d={BRACES} stroke="currentColor" strokeWidth="3" opacity=".5" />
      </S.Posts>
      <S.Road />
    </S.Scene>
  );
}
