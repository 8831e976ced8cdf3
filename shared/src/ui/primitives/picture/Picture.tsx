// decisions, Pictures
import { useCallback, useState } from 'react';
import type { Accent } from '@venue/shared/ui/theme';
import type { Motif } from '@venue/shared/ui/drawings';
import { photoSource } from './photoUrl';
import * as S from './Picture.styles';
import { StandIn } from './StandIn';

interface PictureProps {
  /** Id on the public photo service (`photo-…`) or a URL; without one the drawing stays. */
  photo: string | null | undefined;
  /** Alternative text; empty for a picture that only repeats the text beside it. */
  alt: string;
  /** The drawing shown until the photo has loaded, and when it fails. */
  standIn: { accent: Accent; motif?: Motif };
  /** Width divided by height (4 / 3), or `fill` to cover the positioned parent. */
  ratio?: number | 'fill';
  /** The displayed width, as in `<img sizes>`. */
  sizes?: string;
  /** The page's main picture, loaded first and not lazily. A page has one. */
  priority?: boolean;
}

/**
 * A photo over a drawn stand-in. When the photo fails, even before the page's script runs, the drawing is visible
 * instead of a broken image, and the alternative text stays.
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
  // The error may have occurred before hydration. A width of 0 alone proves nothing, because the width is divided by
  // the density of the `srcset` and rounds to 0 for a small photo.
  const checkEarlierError = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.currentSrc || !image.complete || image.naturalWidth > 0) return;
      image.decode().catch(() => setFailed(photo ?? null));
    },
    [photo],
  );

  return (
    <S.Frame
      $fill={fill}
      style={{ aspectRatio: shape && Number(shape.toFixed(4)) }}
      {...(!photo && alt && { role: 'img', 'aria-label': alt })}
    >
      <StandIn {...standIn} />
      {photo && (
        <S.Photo
          key={photo}
          ref={checkEarlierError}
          {...photoSource(photo, shape)}
          data-failed={failed === photo || undefined}
          sizes={sizes}
          alt={alt}
          width={960}
          height={Math.round(960 / (shape ?? 16 / 9))}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onLoad={() => setFailed(null)}
          onError={() => setFailed(photo)}
        />
      )}
    </S.Frame>
  );
}
