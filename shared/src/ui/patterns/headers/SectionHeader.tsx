import type { ReactNode } from 'react';
import * as S from './Headers.styles';
import { Text } from '../../primitives/text/Text';
import { Cluster } from '../../primitives/layout/Layout';

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
        {eyebrow && (
          <Text $step="eyebrow" $ink="accentInk">
            {eyebrow}
          </Text>
        )}
        <Text as="h2" $step="h2" $ink="ink" id={id}>
          {title}
        </Text>
        {lead && <Text $step="body">{lead}</Text>}
      </S.Text>
      {actions && <Cluster>{actions}</Cluster>}
    </S.Root>
  );
}
