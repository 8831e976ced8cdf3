import type { ReactNode } from 'react';
import * as S from './Headers.styles';

interface SectionHeaderProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Id of the `h2`, for the section's `aria-labelledby`. */
  id?: string;
}

/** The header of a section of a page. */
export function SectionHeader({ title, eyebrow, lead, actions, id }: SectionHeaderProps) {
  return (
    <S.Root>
      <S.Text>
        {eyebrow && <S.Eyebrow>{eyebrow}</S.Eyebrow>}
        <S.SectionTitle id={id}>{title}</S.SectionTitle>
        {lead && <S.Lead>{lead}</S.Lead>}
      </S.Text>
      {actions && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  );
}
