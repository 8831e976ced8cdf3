import { styled } from 'styled-components';
import { color, radius, space, text } from '@venue/shared/ui/theme';

export const Swatch = styled.li`
  ${text.small}
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  span {
    display: block;
    height: 4rem;
    border-bottom: 1px solid ${color.line};
    forced-color-adjust: none;
  }
  p {
    padding: ${space.s8} ${space.s12};
  }
`;

export const Icon = styled.li`
  ${text.small}
  display: grid;
  gap: ${space.s8};
  justify-items: center;
  color: ${color.ink2};
  text-align: center;
`;
