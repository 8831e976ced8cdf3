import { PageHeader, Picture } from '@venue/shared/ui';
import type { CataloguePicture } from '../catalogue/picture';
import * as S from './PageTop.styles';

interface PageTopProps {
  eyebrow: string;
  intro: { title: string; text: string; picture: CataloguePicture };
}

/** The top of a page: heading and text with a picture beside them. */
export function PageTop({ eyebrow, intro: { title, text, picture } }: PageTopProps) {
  return (
    <S.Top>
      <PageHeader eyebrow={eyebrow} title={title} lead={text} />
      <S.Image>
        <Picture {...picture} ratio={16 / 9} sizes="(min-width: 720px) 34rem, 100vw" priority />
      </S.Image>
    </S.Top>
  );
}
