import type { StallImage } from '@venue/shared/types';
import { Button, Field, IconButton, Picture, TextInput } from '@venue/shared/ui';
import { useState } from 'react';
import * as S from './Gallery.styles';

interface GalleryProps {
  images: readonly StallImage[];
  /** A change is on its way. */
  busy?: boolean;
  onAdd: (url: string) => void;
  onRemove: (image: StallImage) => void;
}

/** The pictures of a stall, each with a remove button, and the row that adds one by its address. */
export function Gallery({ images, busy = false, onAdd, onRemove }: GalleryProps) {
  const [url, setUrl] = useState('');
  const isBlank = url.trim() === '';
  const add = () => {
    if (isBlank || busy) return;
    onAdd(url.trim());
    setUrl('');
  };
  return (
    <S.Root>
      {images.length === 0 ? (
        <S.Nothing>No gallery images available</S.Nothing>
      ) : (
        <S.Pictures role="list" aria-label="Gallery images">
          {images.map((image) => (
            <S.Item key={image.id}>
              <Picture photo={image.url} alt="" standIn={{ accent: 'forest', motif: 'dish' }} sizes="10rem" />
              <S.Remove>
                <IconButton
                  icon="trash"
                  label={`Remove ${image.alt}`}
                  tone="floating"
                  aria-disabled={busy}
                  onClick={() => !busy && onRemove(image)}
                />
              </S.Remove>
              <S.Alt>{image.alt}</S.Alt>
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
              onChange={(event) => setUrl(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Enter adds the picture; it does not send the form around it.
                event.preventDefault();
                add();
              }}
            />
          </Field>
        </S.Address>
        <Button tone="quiet" disabled={isBlank} busy={busy} onClick={add}>
          Add Image
        </Button>
      </S.AddRow>
    </S.Root>
  );
}
