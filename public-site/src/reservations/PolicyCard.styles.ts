import { theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, space } = theme;

export const Rule = styled.li`
  display: flex;
  gap: ${space.s12};
  > svg {
    margin-top: 0.2em;
    color: ${color.primary};
  }
`;
