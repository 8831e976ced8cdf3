import type { ReactNode } from 'react';
import * as S from './Headers.styles';
import type { Voice } from './Headers.styles';
import { Text } from '../../primitives/text/Text';
import { Cluster } from '../../primitives/layout/Layout';

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
        {eyebrow && (
          <Text $step="eyebrow" $ink="accentInk">
            {eyebrow}
          </Text>
        )}
        <S.PageTitle $voice={voice} tabIndex={-1}>
          {title}
        </S.PageTitle>
        {lead && <Text $step="body">{lead}</Text>}
      </S.Text>
      {actions && <Cluster>{actions}</Cluster>}
    </S.Root>
  );
}
