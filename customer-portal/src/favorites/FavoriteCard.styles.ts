import { color, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

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
