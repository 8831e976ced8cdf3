import { Cluster, Stack, StandIn, type Accent, type Motif } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import * as S from './MessagePage.styles';

interface MessagePageProps {
  title: string;
  /** The message in words for the visitor. */
  children: ReactNode;
  /** Links and buttons that lead on. */
  actions: ReactNode;
  picture: { motif: Motif; accent: Accent };
  /** Announced at once by screen readers. */
  urgent?: boolean;
}

/** A page with a single message: a drawing, a text, and actions. */
export function MessagePage({ title, children, actions, picture, urgent = false }: MessagePageProps) {
  return (
    <S.Root role={urgent ? 'alert' : undefined}>
      <S.Picture>
        <StandIn {...picture} />
      </S.Picture>
      <Stack $gap="s12">
        <h1>{title}</h1>
        <S.Text>{children}</S.Text>
      </Stack>
      <Cluster $justify="center">{actions}</Cluster>
    </S.Root>
  );
}
