import { Picture } from '@venue/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import * as S from './Thumbnail.styles';

interface ThumbnailProps {
  photo: string | null | undefined;
  /** The drawing in place of a missing or broken picture. */
  standIn: ComponentProps<typeof Picture>['standIn'];
  /** What it is a picture of, in words. */
  children: ReactNode;
}

/** A name with its small picture. */
export function Thumbnail({ photo, standIn, children }: ThumbnailProps) {
  return (
    <S.Root>
      <S.Frame>
        <Picture photo={photo} alt="" standIn={standIn} ratio={4 / 3} sizes="4rem" />
      </S.Frame>
      <span>{children}</span>
    </S.Root>
  );
}
