import { type Accent, accentInk, color, radius, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Amenity = styled.li`
  display: grid;
  grid-template-columns: 2.75rem 1fr;
  column-gap: ${space.s12};
  align-content: start;
  align-items: center;
`;

export const Sign = styled.span<{ $accent: Accent }>`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.card};
  background: ${color.sunken};
  color: ${({ $accent }) => accentInk[$accent]};
`;

export const Name = styled.h3`
  ${text.h3}
  font-size: 1.0625rem;
`;

export const Text = styled.p`
  ${text.ui}
  grid-column: 2;
  color: ${color.ink2};
`;
