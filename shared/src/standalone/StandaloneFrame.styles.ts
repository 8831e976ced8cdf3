import { styled } from 'styled-components';
import { color, space } from '@venue/shared/ui/theme';

export const Header = styled.header`
  padding: ${space.s12} ${space.gutter};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
`;

export const Screens = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s16};

  a {
    display: inline-block;
    padding: ${space.s8} 0;
  }
`;
