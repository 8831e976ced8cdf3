import { countText } from '@venue/shared/text';
import { Badge, Icon, Picture } from '@venue/shared/ui';
import { useState } from 'react';
import type { EventPhoto } from '../../catalogue/eventPhotos';
import { PhotoButton } from '../../photo-viewer/PhotoButton.styles';
import { PhotoViewer } from '../../photo-viewer/PhotoViewer';
import * as S from './EventPhotosScreen.styles';

/** The featured photo and all others with their likes. Each opens in the viewer. */
export function Album({ title, photos }: { title: string; photos: readonly EventPhoto[] }) {
  const [at, setAt] = useState<number | null>(null);
  const ordered = [...photos].sort((a, b) => Number(b.featured) - Number(a.featured));
  return (
    <>
      <S.Album role="list" aria-label="Photos">
        {ordered.map(({ id, picture, caption, likes, featured }, index) => (
          <S.Photo key={id} $featured={featured}>
            <PhotoButton type="button" aria-haspopup="dialog" onClick={() => setAt(index)}>
              <S.Image $featured={featured}>
                <Picture
                  {...picture}
                  ratio="fill"
                  sizes={featured ? '(min-width: 75em) 72rem, 100vw' : '(min-width: 45em) 24rem, 50vw'}
                  priority={featured}
                />
              </S.Image>
            </PhotoButton>
            {featured && (
              <S.Corner>
                <Badge tone="sun">Featured</Badge>
              </S.Corner>
            )}
            <S.Text>
              <span>{caption}</span>
              <S.Likes>
                <Icon name="heart-filled" />
                <span>{countText(likes, 'like')}</span>
              </S.Likes>
            </S.Text>
          </S.Photo>
        ))}
      </S.Album>
      <PhotoViewer
        label={`Photos of ${title}`}
        photos={ordered.map(({ picture, caption, likes }) => ({
          picture,
          caption,
          note: countText(likes, 'like'),
        }))}
        at={at}
        onMove={setAt}
      />
    </>
  );
}
