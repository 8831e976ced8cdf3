import type { ReactNode } from 'react';
import * as S from './Summary.styles';

/** A label and its value. */
export interface SummaryItem {
  label: string;
  value: ReactNode;
  /** Emphasised, as a total is. */
  strong?: boolean;
}

/** Label and value pairs, one a line, such as a cart's amounts or a reservation. What people typed keeps its own direction. */
export function Summary({ items }: { items: SummaryItem[] }) {
  return (
    <S.List>
      {items.map(({ label, value, strong = false }) => (
        <S.Row key={label} $strong={strong}>
          <S.Term>{label}</S.Term>
          <S.Value>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</S.Value>
        </S.Row>
      ))}
    </S.List>
  );
}
