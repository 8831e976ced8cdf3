import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon';
import { backLook } from './Navigation.styles';

const Button = styled.button`
  ${backLook}
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

interface BackButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/** Looks like `BackLink`, for a step that has no address, such as one in the browser's history. */
export function BackButton({ onClick, children }: BackButtonProps) {
  return (
    <Button type="button" onClick={onClick}>
      <Icon name="arrow-left" />
      <span>{children}</span>
    </Button>
  );
}
