import { Cluster, Dialog, IconButton, keyOf, Picture, stepByKey, Text } from '@venue/shared/ui';
import type { KeyboardEvent } from 'react';
import type { CataloguePicture } from '../catalogue/picture';
import { useSwipe } from '../page/useSwipe';
import * as S from './PhotoViewer.styles';

export interface ViewedPhoto {
  picture: CataloguePicture;
  caption: string;
  /** Text beside the caption: "84 likes". */
  note?: string;
}

interface PhotoViewerProps {
  /** Title: "Photos of Fish Corner". */
  label: string;
  photos: readonly ViewedPhoto[];
  /** Index of the open photo; null while the viewer is closed. */
  at: number | null;
  /** Called with the index of another photo, or null to close. */
  onMove: (at: number | null) => void;
}

/** Shows one photo at a time in a dialog. Arrow keys, buttons and a swipe show the others; after the last comes the first. */
export function PhotoViewer({ label, photos, at, onMove }: PhotoViewerProps) {
  const photo = at === null ? undefined : photos[at];
  const step = (key: string) => {
    const next = at === null ? null : stepByKey(key, at, photos.length);
    if (next !== null) onMove(next);
    return next !== null;
  };
  const previous = () => step('ArrowLeft');
  const next = () => step('ArrowRight');
  const swipe = useSwipe(previous, next);
  const pressedKey = (event: KeyboardEvent) => {
    if (step(keyOf(event))) event.preventDefault();
  };

  return (
    <S.Root onKeyDown={pressedKey}>
      <Dialog
        open={photo !== undefined}
        onClose={() => onMove(null)}
        title={label}
        kind="photo"
        initialFocus="actions"
        actions={
          <Cluster $justify="center">
            <IconButton
              icon="chevron-left"
              label="Previous photo"
              tone="outlined"
              data-optional
              onClick={previous}
            />
            <S.Count>{`${(at ?? 0) + 1} of ${photos.length}`}</S.Count>
            <IconButton icon="chevron-right" label="Next photo" tone="outlined" onClick={next} />
          </Cluster>
        }
      >
        {photo && (
          <S.Figure {...swipe}>
            <Picture key={photo.picture.photo} {...photo.picture} ratio={3 / 2} sizes="min(100vw, 64rem)" />
            <S.Caption aria-live="polite">
              <span>{photo.caption}</span>
              {photo.note && (
                <Text as="span" $tabular>
                  {photo.note}
                </Text>
              )}
            </S.Caption>
          </S.Figure>
        )}
      </Dialog>
    </S.Root>
  );
}
