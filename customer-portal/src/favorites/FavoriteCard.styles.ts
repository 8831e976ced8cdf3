import { color, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** The heart in its colour for saved dishes. */
export const Saved = styled.span`
  display: contents;
  button {
    color: ${color.accentInk};
  }
`;

export const Category = styled.p`
  ${text.ui}
  color: ${color.ink2};
  text-transform: capitalize;
`;
