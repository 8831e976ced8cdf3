import { Picture } from '@venue/shared/ui';
import { useState } from 'react';
import type { CataloguePicture } from '../catalogue/picture';
import { PhotoButton } from './PhotoButton.styles';
import * as S from './PhotoGallery.styles';
import { PhotoViewer } from './PhotoViewer';

interface PhotoGalleryProps {
  /** Accessible name of the viewer: "Photos of Fish Corner". */
  label: string;
  pictures: readonly CataloguePicture[];
}

/** One to five photos without a gap between them. Each opens in the viewer. */
export function PhotoGallery({ label, pictures }: PhotoGalleryProps) {
  const [at, setAt] = useState<number | null>(null);
  const photos = pictures.map((picture) => ({ picture, caption: picture.alt }));
  return (
    <>
      <S.List role="list">
        {pictures.map((picture, index) => (
          <li key={picture.photo}>
            <PhotoButton type="button" aria-haspopup="dialog" onClick={() => setAt(index)}>
              <Picture {...picture} ratio={3 / 2} sizes="(min-width: 45em) 25rem, 50vw" />
            </PhotoButton>
          </li>
        ))}
      </S.List>
      <PhotoViewer label={label} photos={photos} at={at} onMove={setAt} />
    </>
  );
}
