import { color, radius, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** Of the table's size, so that nothing moves when it comes. */
export const Frame = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow: hidden;
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  height: 3rem;
  padding-inline: ${space.s12};
  border-top: 1px solid ${color.line};
`;
