import { Picture, Stack } from '@venue/shared/ui';
import { useState } from 'react';
import type { CataloguePicture } from '../../catalogue/picture';
import * as S from './DishGallery.styles';

/** A large picture, and thumbnails that select it. */
export function DishGallery({ pictures }: { pictures: readonly CataloguePicture[] }) {
  const [shown, setShown] = useState(pictures[0]);
  if (!shown) return null;
  return (
    <Stack $gap="s12">
      <S.Stage>
        <Picture {...shown} priority sizes="(min-width: 64em) 38rem, 94vw" />
      </S.Stage>
      {pictures.length > 1 && (
        <S.Thumbnails role="group" aria-label="Pictures">
          {pictures.map((picture, index) => (
            <S.Thumbnail
              key={picture.photo}
              type="button"
              aria-pressed={picture === shown}
              aria-label={`Picture ${index + 1} of ${pictures.length}: ${picture.alt}`}
              onClick={() => setShown(picture)}
            >
              <Picture {...picture} alt="" sizes="8rem" />
            </S.Thumbnail>
          ))}
        </S.Thumbnails>
      )}
    </Stack>
  );
}
