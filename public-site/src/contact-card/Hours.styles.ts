import { theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s4};
`;

export const Label = styled.p`
  display: flex;
  gap: ${theme.space.s12};
  align-items: center;
  font-weight: 620;
  > svg {
    color: ${theme.color.accentInk};
  }
`;
