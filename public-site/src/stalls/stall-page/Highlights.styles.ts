import { type Accent, accentInk, color, radius, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const List = styled.ul<{ $accent: Accent }>`
  border: 1px solid ${color.line};
  border-top: 4px solid ${({ $accent }) => accentInk[$accent]};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s4} ${space.s16};
  align-items: baseline;
  margin-inline: ${space.s16};
  padding-block: ${space.s16};
  & + & {
    border-top: 1px dashed ${color.line};
  }
`;

export const Name = styled.h3`
  ${text.h3}
  font-size: 1.125rem;
`;

export const Price = styled.p`
  ${text.price}
  ${tabular}
  white-space: nowrap;
`;

export const Text = styled.p`
  ${text.ui}
  grid-column: 1 / -1;
  max-width: 32rem;
  color: ${color.ink2};
`;
