import { color, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Label = styled.p`
  display: flex;
  gap: ${space.s12};
  align-items: center;
  font-weight: 620;
  > svg {
    color: ${color.accentInk};
  }
`;
