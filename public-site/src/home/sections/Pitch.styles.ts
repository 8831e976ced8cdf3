import { styled } from 'styled-components';
import { color, space, width } from '@venue/shared/ui/theme';

export const Text = styled.p`
  max-width: ${width.form};
  color: ${color.ink2};
`;

export const Points = styled.ul`
  display: grid;
  gap: ${space.s12};
`;

export const Point = styled.li`
  display: flex;
  gap: ${space.s12};
  svg {
    margin-block-start: 0.2em;
  }
`;
