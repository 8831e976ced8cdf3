import { color, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Or = styled.p`
  ${text.small}
  display: flex;
  gap: ${space.s12};
  align-items: center;
  color: ${color.ink3};
  &::before,
  &::after {
    content: '';
    flex: 1 1 0;
    border-top: 1px solid ${color.line};
  }
`;

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
  gap: ${space.s12};
`;
