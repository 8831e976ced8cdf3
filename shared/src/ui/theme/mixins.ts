import { media } from './media';
import { color, motion, radius, shadow, width } from './theme';

/**
 * The focus ring: 2 px of ink around a gap of 2 px. It is global already; use it for elements with their own shadow.
 */
export const focusRing = `
  outline: 2px solid ${color.ink};
  outline-offset: 2px;
  box-shadow: 0 0 0 2px ${color.canvas};
`;

/** Visible to screen readers only. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Makes the touch area at least 44 by 44 px. */
export const touchTarget = `
  min-width: ${width.touch};
  min-height: ${width.touch};
`;

/** Hides what nothing would answer without JavaScript. */
export const needsScript = `
  ${media.withoutScript} {
    display: none;
  }
`;

/** The border of a control with an invalid value. */
export const invalidBorder = `
  border-color: ${color.bad};
  box-shadow: inset 0 0 0 1px ${color.bad};
`;

/**
 * Hides an element until the HTML has arrived as far as the sibling after it, which it must have. For a group whose first
 * parts move while the rest of it arrives, such as a centered one.
 */
export const hiddenUntilParsed = `
  &:not(:has(+ *)) { visibility: hidden; }
`;

/** Not on paper: what floats over the page would cover its text, and controls have no use there. */
export const screenOnly = `
  @media print { display: none; }
`;

/** A card that lifts on hover; it moves only where reduced motion is not asked for. */
export const lift = `
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${media.motion} { transition: transform ${motion.enter}, box-shadow ${motion.enter}; }
  ${media.hover} {
    &:hover { box-shadow: ${shadow.lift}; }
  }
  @media (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) {
    &:hover { transform: translateY(-2px); }
  }
`;
