import { focusRing, media, text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, motion, radius, shadow, space } = theme;

export const Plans = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${space.s16};
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const Plan = styled.label`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  padding: ${space.s16};
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
    box-shadow: inset 0 0 0 1px ${color.primary};
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

export const Head = styled.span`
  display: flex;
  gap: ${space.s12};
  align-items: center;
  min-height: 1.75rem;
`;

export const Radio = styled.input`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  accent-color: ${color.primary};
  /* the whole card stays in sight, above what is selected */
  scroll-margin-block: ${space.s64} 16rem;
  cursor: inherit;
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

export const Duration = styled.span`
  ${text.h3}
  flex: 1;
`;

export const Words = styled.span`
  display: grid;
  gap: ${space.s8};
`;

export const Money = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s12};
  align-items: baseline;
`;

export const Daily = styled.span`
  ${text.ui}
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;
`;

export const Coverage = styled.span`
  ${text.ui}
  font-weight: 600;
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
