import type { ReactNode } from 'react';
import * as S from './Headers.styles';
import type { Voice } from './Headers.styles';

interface PageHeaderProps {
  title: ReactNode;
  /** The line in small capitals above the title. */
  eyebrow?: ReactNode;
  /** The line below the title. */
  lead?: ReactNode;
  /** Buttons and badges beside the title. */
  actions?: ReactNode;
  voice?: Voice;
}

/** The header of a page. Its `h1` takes the focus after a navigation. */
export function PageHeader({ title, eyebrow, lead, actions, voice = 'garden' }: PageHeaderProps) {
  return (
    <S.Root>
      <S.Text>
        {eyebrow && <S.Eyebrow>{eyebrow}</S.Eyebrow>}
        <S.PageTitle $voice={voice} tabIndex={-1}>
          {title}
        </S.PageTitle>
        {lead && <S.Lead>{lead}</S.Lead>}
      </S.Text>
      {actions && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  );
}
