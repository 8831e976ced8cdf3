import { paths } from '@venue/shared/paths';
import { VENUE } from '@venue/shared/venue';
import * as S from './Brand.styles';
import { LogoMark } from './LogoMark';

const [firstWord = VENUE.name, ...otherWords] = VENUE.name.split(' ');

interface BrandProps {
  /** On narrow screens only the mark is visible; the name remains for screen readers. */
  shrinks?: boolean;
}

/** The venue's mark and name, as a link to the home page. */
export function Brand({ shrinks = false }: BrandProps) {
  return (
    <S.Home to={paths.home()}>
      <LogoMark size="2.5rem" />
      <S.Name $shrinks={shrinks}>
        {firstWord} <S.RestOfName>{otherWords.join(' ')}</S.RestOfName>
      </S.Name>
    </S.Home>
  );
}
