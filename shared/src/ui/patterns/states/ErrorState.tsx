import type { ReactNode } from 'react';
import { Icon } from '../../primitives/icon/Icon';
import * as S from './States.styles';

interface ErrorStateProps {
  title: string;
  /** What happened, in the visitor's words. */
  children?: ReactNode;
  /** The way out: Try Again, Home. */
  action?: ReactNode;
  as?: 'h1' | 'h2' | 'h3';
}

/** Something did not work; said at once to screen readers. */
export function ErrorState({ title, children, action, as = 'h2' }: ErrorStateProps) {
  return (
    <S.Failed role="alert">
      <S.Mark aria-hidden="true">
        <Icon name="warning" size="2.5rem" />
      </S.Mark>
      <S.Title as={as}>{title}</S.Title>
      {children && <S.Words>{children}</S.Words>}
      {action && <S.Action>{action}</S.Action>}
    </S.Failed>
  );
}
