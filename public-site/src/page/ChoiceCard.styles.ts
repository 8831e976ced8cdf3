import { color, focusRing, media, motion, radius, shadow, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** A card that is the label of the radio button in it. It shows selection and focus. */
export const Choice = styled.label`
  display: flex;
  flex-direction: column;
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

/** The fieldset of the cards, of which one can be selected. */
export const Choices = styled.fieldset`
  display: grid;
  gap: ${space.s16};
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const Radio = styled.input`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  accent-color: ${color.primary};
  cursor: inherit;
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
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
