import {
  IconButton,
  isBackdropPress,
  isRepeatClick,
  keyOf,
  openModal,
  Picture,
  stepByKey,
  Text,
} from '@venue/shared/ui';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
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
  /** Accessible name: "Photos of Fish Corner". */
  label: string;
  photos: readonly ViewedPhoto[];
  /** Index of the open photo; null while the viewer is closed. */
  at: number | null;
  /** Called with the index of another photo, or null to close. */
  onMove: (at: number | null) => void;
}

/**
 * Shows one photo at a time in a native dialog. Arrow keys, buttons and a swipe show the others; after the last comes the first.
 */
export function PhotoViewer({ label, photos, at, onMove }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const open = at !== null;
  const photo = open ? photos[at] : undefined;

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const close = openModal(element);
    nextButton.current?.focus();
    return close;
  }, [open]);

  const step = (key: string) => {
    const next = at === null ? null : stepByKey(key, at, photos.length);
    if (next !== null) onMove(next);
    return next !== null;
  };
  const pressedKey = (event: KeyboardEvent) => {
    if (step(keyOf(event))) event.preventDefault();
  };
  const swipe = useSwipe(
    () => step('ArrowLeft'),
    () => step('ArrowRight'),
  );
  const pressed = (event: MouseEvent) => {
    if (!isBackdropPress(event)) return;
    // The default action would take the focus away from the element it returns to.
    event.preventDefault();
    if (!isRepeatClick(event)) onMove(null);
  };

  return (
    <S.Root
      ref={dialog}
      aria-label={label}
      onKeyDown={pressedKey}
      onMouseDown={pressed}
      onCancel={(event) => {
        event.preventDefault();
        onMove(null);
      }}
      onClose={() => open && !dialog.current?.open && onMove(null)}
    >
      {photo && at !== null && (
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
          <S.Bar>
            <IconButton
              icon="chevron-left"
              label="Previous photo"
              tone="outlined"
              onClick={() => step('ArrowLeft')}
            />
            <S.Count>{`${at + 1} of ${photos.length}`}</S.Count>
            <IconButton
              icon="chevron-right"
              label="Next photo"
              ref={nextButton}
              tone="outlined"
              onClick={() => step('ArrowRight')}
            />
            <S.Close>
              <IconButton icon="close" label="Close photos" onClick={() => onMove(null)} />
            </S.Close>
          </S.Bar>
        </S.Figure>
      )}
    </S.Root>
  );
}
