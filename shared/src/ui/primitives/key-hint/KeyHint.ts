import { styled } from 'styled-components';
import { color, media, radius, space, text } from '@venue/shared/ui/theme';

/** The keyboard shortcut of the control beside it. Shown with a mouse only, because touch devices have no keys. */
export const KeyHint = styled.kbd`
  ${text.small}
  display: none;
  padding-inline: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  color: ${color.ink2};

  ${media.hover} {
    display: inline;
  }
`;
