import type { StallImage } from '@venue/shared/types';
import {
  Button,
  Field,
  IconButton,
  keyOf,
  Picture,
  Stack,
  TextInput,
  useFocusAfterRemoval,
} from '@venue/shared/ui';
import * as S from './Gallery.styles';

interface GalleryProps {
  images: readonly StallImage[];
  /** A change is being sent. */
  busy?: boolean;
  /** The address in the field of the row that adds one. */
  url: string;
  onUrl: (url: string) => void;
  /** Adds the picture at the address in the field. */
  onAdd: () => void;
  onRemove: (image: StallImage) => void;
}

/** The pictures of a stall, each with a remove button, and the row that adds one by its address. */
export function Gallery({ images, busy = false, url, onUrl, onAdd, onRemove }: GalleryProps) {
  const isBlank = url.trim() === '';
  useFocusAfterRemoval();
  return (
    <Stack $gap="s24">
      {images.length === 0 ? (
        <S.Nothing>No gallery images available</S.Nothing>
      ) : (
        <S.Pictures role="list" aria-label="Gallery images">
          {images.map((image) => (
            <S.Item key={image.id} tabIndex={-1}>
              <Picture
                photo={image.url}
                alt={image.alt}
                standIn={{ accent: 'forest', motif: 'dish' }}
                sizes="10rem"
              />
              <S.Remove>
                <IconButton
                  icon="trash"
                  label={`Remove ${image.alt}`}
                  tone="floating"
                  disabled={busy}
                  onClick={() => onRemove(image)}
                />
              </S.Remove>
              <S.Alt aria-hidden="true">{image.alt}</S.Alt>
            </S.Item>
          ))}
        </S.Pictures>
      )}
      <S.AddRow>
        <S.Address>
          <Field label="Image URL">
            <TextInput
              type="url"
              autoComplete="off"
              placeholder="https://…"
              value={url}
              onChange={(event) => onUrl(event.target.value)}
              onKeyDown={(event) => {
                if (keyOf(event) !== 'Enter') return;
                // Enter adds the picture; it does not send the form around it.
                event.preventDefault();
                if (!isBlank && !busy) onAdd();
              }}
            />
          </Field>
        </S.Address>
        <Button tone="quiet" disabled={isBlank} busy={busy} onClick={onAdd}>
          Add Image
        </Button>
      </S.AddRow>
    </Stack>
  );
}
