import type { ReactNode } from 'react';
import * as S from './Badge.styles';

interface BadgeProps {
  /** `sun` is for Popular. */
  tone?: 'neutral' | 'primary' | 'sun';
  children: ReactNode;
}

/** A word about the thing beside it: Popular, New, 3. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <S.Root data-tint={tone}>{children}</S.Root>;
}

/** The required badge colours; the theme says what they look like. */
export type StatusTone = 'green' | 'yellow' | 'red' | 'blue' | 'grey';

interface StatusBadgeProps {
  tone: StatusTone;
  /** The status in a word: colour never stands alone. */
  children: ReactNode;
}

/** Where an order, a reservation, an event or a stall stands. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <S.Root data-tint={tone}>
      <S.Dot aria-hidden="true" />
      {children}
    </S.Root>
  );
}
