import type { ReactNode } from 'react';
import * as S from './Summary.styles';

/** A label and what it says. */
export interface SummaryItem {
  label: string;
  value: ReactNode;
  /** The line that counts: a total. */
  strong?: boolean;
}

/** Pairs of label and value, one a line: a cart's amounts, what was booked. */
export function Summary({ items }: { items: SummaryItem[] }) {
  return (
    <S.List>
      {items.map(({ label, value, strong = false }) => (
        <S.Row key={label} $strong={strong}>
          <S.Term>{label}</S.Term>
          <S.Value>{value}</S.Value>
        </S.Row>
      ))}
    </S.List>
  );
}
