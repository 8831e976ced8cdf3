import { Picture } from '@venue/shared/ui';
import { GALLERY_TILES } from '../../catalogue/generated/galleryTiles';
import { GALLERY_WORDS } from '../../catalogue/generated/words/galleryWords';
import { HomeSection } from './HomeSection';
import * as S from './GallerySection.styles';

/** The gallery: every tile links to the photos of a past event (decisions, Past events). */
export function GallerySection() {
  return (
    <HomeSection
      id="home-gallery"
      eyebrow="Evenings past"
      title={GALLERY_WORDS.title}
      lead={GALLERY_WORDS.text}
    >
      <S.Grid role="list">
        {GALLERY_TILES.map(({ caption, picture, link }, at) => (
          <li key={caption}>
            <S.Tile to={link} data-theme="dark">
              <Picture
                {...picture}
                alt=""
                ratio="fill"
                sizes={at === 0 ? '(min-width: 45em) 50vw, 100vw' : '(min-width: 45em) 25vw, 50vw'}
              />
              <S.Caption>{caption}</S.Caption>
            </S.Tile>
          </li>
        ))}
      </S.Grid>
    </HomeSection>
  );
}
