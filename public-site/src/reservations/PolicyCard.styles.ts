import { color, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Rule = styled.li`
  display: flex;
  gap: ${space.s12};
  > svg {
    margin-top: 0.2em;
    color: ${color.primary};
  }
`;
