import { useCallback, useState } from 'react';
import type { Accent } from '../../theme';
import type { Motif } from './motifs';
import { photoSource } from './photoUrl';
import * as S from './Picture.styles';
import { StandIn } from './StandIn';

interface PictureProps {
  /** Id on the public photo service (`photo-…`) or an address; without one the drawing stays. */
  photo: string | null | undefined;
  /** What is to be seen; empty for a picture that only repeats the text beside it. */
  alt: string;
  /** The drawing that is there at once, and stays when the photo can't come. */
  standIn: { accent: Accent; motif?: Motif };
  /** Width by height (4 / 3), or `fill`: the positioned parent's whole face. */
  ratio?: number | 'fill';
  /** How wide it is on the page, as in `<img sizes>`. */
  sizes?: string;
  /** The page's main picture: fetched first, not lazily. One a page. */
  priority?: boolean;
}

/**
 * A photo over a drawn stand-in. A photo that fails, even before the page's script runs, leaves the drawing and not a
 * broken image; its name stays.
 */
export function Picture({
  photo,
  alt,
  standIn,
  ratio = 4 / 3,
  sizes = '100vw',
  priority = false,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const fill = ratio === 'fill';
  const shape = fill ? undefined : ratio;
  // The error may have come before hydration. A width of 0 alone proves nothing: divided by the density of a `srcset`,
  // the width of a small photo rounds to 0.
  const checkEarlierError = useCallback((image: HTMLImageElement | null) => {
    if (!image?.currentSrc || !image.complete || image.naturalWidth > 0) return;
    image.decode().catch(() => setFailed(image.dataset.photo ?? null));
  }, []);

  return (
    <S.Frame
      $fill={fill}
      style={{ aspectRatio: shape }}
      {...(!photo && alt && { role: 'img', 'aria-label': alt })}
    >
      <StandIn {...standIn} />
      {photo && (
        <S.Photo
          key={photo}
          ref={checkEarlierError}
          {...photoSource(photo, shape)}
          data-photo={photo}
          data-failed={failed === photo || undefined}
          sizes={sizes}
          alt={alt}
          width={960}
          height={Math.round(960 / (shape ?? 16 / 9))}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => setFailed(null)}
          onError={() => setFailed(photo)}
        />
      )}
    </S.Frame>
  );
}
