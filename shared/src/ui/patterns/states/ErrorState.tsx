import type { ReactNode } from 'react';
import { Icon } from '../../primitives/icon/Icon';
import * as S from './States.styles';

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
      <S.Title as={as}>{title}</S.Title>
      {children && <S.Text>{children}</S.Text>}
      {action && <S.Action>{action}</S.Action>}
    </S.ErrorRoot>
  );
}
