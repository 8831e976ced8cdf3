import { paths } from '@venue/shared/paths';
import { BRAND, VENUE } from '@venue/shared/venue';
import * as S from './Brand.styles';
import { LogoMark } from './LogoMark';

const [firstWord = VENUE.name, ...otherWords] = VENUE.name.split(' ');
/** A name with more letters than this is set smaller, and short on narrow screens. */
const LONG_NAME = 20;
/** A logo wider than this, such as lettering, stands for the name too. */
const WIDE_LOGO = 2;

interface BrandProps {
  /** On narrow screens only the mark is visible; the name remains for screen readers. */
  shrinks?: boolean;
}

/** The venue's mark and name, as a link to the home page. */
export function Brand({ shrinks = false }: BrandProps) {
  const { logo, shortName } = BRAND;
  return (
    <S.Home
      to={paths.home()}
      data-long={VENUE.name.length > LONG_NAME || undefined}
      data-lettered={(logo && logo.shape > WIDE_LOGO) || undefined}
    >
      {logo ? <S.Logo src={logo.src} alt="" $shape={logo.shape} /> : <LogoMark size="2.5rem" />}
      <S.Name $shrinks={shrinks}>
        {firstWord} <S.RestOfName>{otherWords.join(' ')}</S.RestOfName>
      </S.Name>
      {shrinks && <S.ShortName aria-hidden="true">{shortName}</S.ShortName>}
    </S.Home>
  );
}
