import type { ReactNode } from 'react';
import { Icon } from '../../primitives/icon/Icon';
import * as S from './States.styles';
import { Text } from '../../primitives/text/Text';

interface ErrorStateProps {
  title: string;
  /** The error in words for the visitor. */
  children?: ReactNode;
  /** The recovery: Try Again, Home. */
  action?: ReactNode;
  as?: 'h1' | 'h2' | 'h3';
}

/** An error in place of content, announced at once by screen readers. */
export function ErrorState({ title, children, action, as = 'h2' }: ErrorStateProps) {
  return (
    <S.ErrorRoot role="alert">
      <S.ErrorIcon aria-hidden="true">
        <Icon name="warning" size="2.5rem" />
      </S.ErrorIcon>
      <Text as={as} $step="h3" $ink="ink">
        {title}
      </Text>
      {children && <S.Text>{children}</S.Text>}
      {action && <S.Action>{action}</S.Action>}
    </S.ErrorRoot>
  );
}
