import { theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, space } = theme;

export const Cards = styled.ul`
  display: grid;
  gap: ${space.s12};
`;

export const Choice = styled.label`
  display: flex;
  gap: ${space.s12};
  align-items: center;
  min-height: ${theme.width.touch};
  cursor: pointer;

  > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${color.primary};
  }
`;
