import { color, media, radius, space, text, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Box = styled.span`
  position: relative;
  display: block;
  > input {
    padding-inline-end: 4.5rem;
  }
`;

export const Toggle = styled.button`
  ${text.ui}
  position: absolute;
  inset-block: 2px;
  inset-inline-end: 2px;
  min-width: ${width.touch};
  padding-inline: ${space.s12};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.primary};
  font-weight: 600;
  cursor: pointer;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.18em;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`;

export const Hint = styled.p`
  ${text.small}
  padding-top: ${space.s4};
  color: ${color.warn};
`;
