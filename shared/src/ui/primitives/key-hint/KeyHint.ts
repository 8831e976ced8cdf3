import { styled } from 'styled-components';
import { media, text, theme } from '../../theme';

const { color, radius, space } = theme;

/** Keys that do the same as the control they stand at. Shown beside a mouse only, where there are keys to press. */
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
