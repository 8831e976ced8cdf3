import { css, keyframes, styled } from 'styled-components';
import { color, media, motion, radius, space, text, width } from '@venue/shared/ui/theme';

/** The importance of a button: the main action, the one "Order" action, any other action, a destructive action. */
export type ButtonTone = 'primary' | 'accent' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'regular' | 'large';

/**
 * The variants are selected by attributes, not by properties of the styled component. Styles without properties are
 * computed once, not for every button of a long table.
 */
const ENABLED = ":not([aria-disabled='true'])";

const filled = (tone: ButtonTone, [fill, ink, hover]: readonly [string, string, string]) => css`
  &:where([data-tone='${tone}']) {
    background: ${fill};
    color: ${ink};
  }
  ${media.hover} {
    &:where([data-tone='${tone}'])${ENABLED}:hover {
      background: ${hover};
    }
  }
`;

const quiet = css`
  &:where([data-tone='quiet']) {
    border-color: ${color.lineStrong};
    background: transparent;
    color: ${color.ink};
  }
  ${media.hover} {
    &:where([data-tone='quiet'])${ENABLED}:hover {
      border-color: ${color.ink};
      background: ${color.sunken};
    }
  }
`;

const sizes = css`
  &:where([data-size='small']) {
    min-height: 2.25rem;
    padding: ${space.s4} ${space.s12};
  }
  &:where([data-size='regular']) {
    min-height: ${width.touch};
    padding: ${space.s8} 1.125rem;
  }
  &:where([data-size='large']) {
    min-height: 3.25rem;
    padding: ${space.s12} ${space.s24};
    font-size: 1.0625rem;
  }
  /* 36 px visible, 44 px to touch */
  ${media.touch} {
    &:where([data-size='small'])::after {
      content: '';
      position: absolute;
      inset: -5px 0;
    }
  }
`;

/** Links are rendered `as` what they are, so that a page has the rules once. */
export const Native = styled.button`
  ${text.ui}
  font-weight: 600;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  ${sizes}
  ${filled('primary', [color.primary, color.onPrimary, color.primaryHover])}
  ${filled('accent', [color.accent, color.onAccent, color.accentHover])}
  ${filled('danger', [color.bad, color.onBad, color.badHover])}
  ${quiet}
  ${media.motion} {
    transition:
      background-color ${motion.press},
      border-color ${motion.press},
      transform ${motion.press};
    &${ENABLED}:active {
      transform: scale(0.98);
    }
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.ink3};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

/** Holds a text beside what comes and goes; icons and words remain items of the button. */
export const Label = styled.span`
  display: contents;
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

export const Spinner = styled.span`
  width: 1.1em;
  height: 1.1em;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  ${media.motion} {
    animation: ${turn} 800ms linear infinite;
  }
`;
