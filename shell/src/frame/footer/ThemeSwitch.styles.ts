import { color, focusRing, media, motion, radius, space, text, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  padding: 3px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.chip};
`;

export const Choice = styled.label`
  ${text.small}
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: calc(${width.touch} - 8px);
  padding-inline: ${space.s16};
  border-radius: ${radius.chip};
  color: ${color.ink2};
  cursor: pointer;
  ${media.motion} {
    transition: background-color ${motion.press};
  }
  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  /* 44 px to touch */
  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  &:has(:checked) {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: 650;
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
