import { focusRing, media, text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, motion, radius, shadow, space } = theme;

export const Group = styled.fieldset`
  display: grid;
  gap: ${space.s16};
  min-width: 0;
  padding: 0;
  border: 0;
  ${media.from720} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.from1024} {
    gap: ${space.s24};
  }
`;

export const Package = styled.label`
  display: flex;
  flex-direction: column;
  overflow: clip;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  cursor: pointer;
  ${media.motion} {
    transition: box-shadow ${motion.enter};
  }
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.lift};
    }
  }
  &:has(input:checked) {
    border-color: ${color.primary};
    background: ${color.primaryTint};
    box-shadow: 0 0 0 1px ${color.primary};
  }
  &:has(input:focus-visible) {
    ${focusRing}
  }
  ${media.forcedColors} {
    &:has(input:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

/** Three pictures would put the form out of a phone's sight. */
export const Photo = styled.span`
  display: block;
  ${media.below720} {
    display: none;
  }
`;

export const Body = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.s12};
  padding: ${space.s16};
  ${media.from1024} {
    padding: ${space.s24};
  }
`;

export const Head = styled.span`
  display: flex;
  gap: ${space.s12};
  align-items: center;
`;

export const Radio = styled.input`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  accent-color: ${color.primary};
  scroll-margin-block: ${space.s64} ${space.s128};
  cursor: inherit;
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

export const Name = styled.span`
  ${text.h2}
  flex: 1;
`;

export const Line = styled.span`
  text-wrap: pretty;
`;

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s12};
  align-items: baseline;
`;

export const Guests = styled.span`
  ${text.ui}
  color: ${color.ink2};
`;

export const Features = styled.span`
  ${text.ui}
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  color: ${color.ink2};
`;

export const Feature = styled.span`
  display: flex;
  gap: ${space.s8};
  > svg {
    margin-top: 0.1em;
    color: ${color.primary};
  }
`;

export const Filled = styled.span`
  ${text.small}
  margin-top: auto;
  color: ${color.primary};
  font-weight: 650;
  &:empty {
    display: none;
  }
`;
