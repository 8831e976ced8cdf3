import { styled } from 'styled-components';
import { color, radius, tabular, text, touchTarget } from '@venue/shared/ui/theme';

export const Root = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

export const Step = styled.button`
  ${touchTarget}
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.primary};
  cursor: pointer;
  &:active:not([aria-disabled='true']) {
    background: ${color.primaryTint};
  }
  &[aria-disabled='true'] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`;

export const Count = styled.output`
  ${text.ui}
  ${tabular}
  min-width: 1.75rem;
  font-weight: 700;
  text-align: center;
`;
