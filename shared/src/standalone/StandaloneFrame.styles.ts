import { styled } from 'styled-components';
import { text, theme } from '@venue/shared/ui/theme';

export const Header = styled.header`
  padding: ${theme.space.s12} ${theme.space.gutter};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
`;

export const Title = styled.p`
  ${text.eyebrow}
  color: ${theme.color.ink2};
`;

export const Screens = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s4} ${theme.space.s16};

  a {
    display: inline-block;
    padding: ${theme.space.s8} 0;
  }
`;
