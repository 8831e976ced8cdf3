import { StandIn, type Accent, type Motif } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import * as S from './MessagePage.styles';

interface MessagePageProps {
  title: string;
  /** What it is about, in the visitor's words. */
  children: ReactNode;
  /** The ways on from here. */
  actions: ReactNode;
  picture: { motif: Motif; accent: Accent };
  /** Said at once to screen readers. */
  urgent?: boolean;
}

/** A page that has one thing to say: a drawing, a sentence, the ways on. */
export function MessagePage({ title, children, actions, picture, urgent = false }: MessagePageProps) {
  return (
    <S.Root role={urgent ? 'alert' : undefined}>
      <S.Picture>
        <StandIn {...picture} />
      </S.Picture>
      <S.Words>
        <h1>{title}</h1>
        <S.Text>{children}</S.Text>
      </S.Words>
      <S.Actions>{actions}</S.Actions>
    </S.Root>
  );
}
