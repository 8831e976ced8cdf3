import { Picture, SectionHeader, Stack } from '@venue/shared/ui';
import { useState } from 'react';
import type { CatalogueStall } from '../../catalogue/stalls';
import { PhotoViewer } from '../../photo-viewer/PhotoViewer';
import * as S from './StallGallery.styles';

/** The stall's photos; each opens large. */
export function StallGallery({ stall }: { stall: CatalogueStall }) {
  const [at, setAt] = useState<number | null>(null);
  const photos = stall.pictures.map((picture) => ({ picture, caption: picture.alt }));
  return (
    <Stack as="section" $gap="s24" aria-labelledby="stall-gallery">
      <SectionHeader id="stall-gallery" title="Photo gallery" />
      <S.List role="list">
        {stall.pictures.map((picture, index) => (
          <li key={picture.photo}>
            <S.Shot type="button" aria-haspopup="dialog" onClick={() => setAt(index)}>
              <Picture {...picture} ratio={3 / 2} sizes="(min-width: 45em) 25rem, 50vw" />
            </S.Shot>
          </li>
        ))}
      </S.List>
      <PhotoViewer label={`Photos of ${stall.name}`} photos={photos} at={at} onMove={setAt} />
    </Stack>
  );
}
