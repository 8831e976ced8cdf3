import type { ReactNode } from 'react';
import { MOTIFS, type Motif } from '@venue/shared/ui/drawings';
import * as S from './States.styles';
import { Text } from '../../primitives/text/Text';

interface EmptyStateProps {
  title: string;
  /** A sentence about what would be listed here. */
  hint?: ReactNode;
  action?: ReactNode;
  motif?: Motif;
  /** `h1` where it is the only content of the page. */
  as?: 'h1' | 'h2' | 'h3';
}

/** Says that there is nothing here yet, with an action that leads on. */
export function EmptyState({ title, hint, action, motif = 'leaf', as = 'h2' }: EmptyStateProps) {
  return (
    <S.Root>
      <S.Illustration aria-hidden="true">
        <svg
          width="52"
          height="52"
          viewBox="0 0 120 120"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={MOTIFS[motif]} />
        </svg>
      </S.Illustration>
      <Text as={as} $step="h3" $ink="ink">
        {title}
      </Text>
      {hint && <S.Text>{hint}</S.Text>}
      {action && <S.Action>{action}</S.Action>}
    </S.Root>
  );
}
