import type { ReactNode } from 'react';
import * as S from './Badge.styles';

interface BadgeProps {
  /** `sun` is for Popular. */
  tone?: 'neutral' | 'primary' | 'sun';
  children: ReactNode;
}

/** A short label beside the thing it is about: Popular, New, 3. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <S.Root data-tint={tone}>{children}</S.Root>;
}

/** The badge colours of the requirements; the theme defines them. */
export type StatusTone = 'green' | 'yellow' | 'red' | 'blue' | 'grey';

interface StatusBadgeProps {
  tone: StatusTone;
  /** The status as text, so that colour is never its only sign. */
  children: ReactNode;
}

/** The status of an order, a reservation, an event or a stall. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <S.Root data-tint={tone} data-dot="">
      {children}
    </S.Root>
  );
}
