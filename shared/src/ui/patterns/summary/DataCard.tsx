import type { ReactNode } from 'react';
import * as S from './DataCard.styles';
import { Summary, type SummaryItem } from './Summary';

interface DataCardProps {
  title: ReactNode;
  items: SummaryItem[];
  /** Its status badge. */
  badge?: ReactNode;
  actions?: ReactNode;
}

/** One row of a table as a card, for screens under 720 px. Each belongs in an `<li>`. */
export function DataCard({ title, items, badge, actions }: DataCardProps) {
  return (
    <S.Root>
      <S.Head>
        <S.Title>{title}</S.Title>
        {badge && <S.Badge>{badge}</S.Badge>}
      </S.Head>
      <Summary items={items} />
      {actions && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  );
}
