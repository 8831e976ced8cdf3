import { media } from './media';
import { theme } from './theme';

/** The focus ring: 2 px of ink around a 2 px gap of canvas. Global already; for parts with a shadow of their own. */
export const focusRing = `
  outline: 2px solid ${theme.color.ink};
  outline-offset: 2px;
  box-shadow: 0 0 0 2px ${theme.color.canvas};
`;

/** For screen readers only. */
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

/** At least 44 by 44 px to touch. */
export const touchTarget = `
  min-width: ${theme.width.touch};
  min-height: ${theme.width.touch};
`;

/** A card at rest that lifts under a pointer; it moves only where motion is welcome. */
export const lift = `
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  ${media.motion} { transition: transform ${theme.motion.enter}, box-shadow ${theme.motion.enter}; }
  ${media.hover} {
    &:hover { box-shadow: ${theme.shadow.lift}; }
  }
  @media (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) {
    &:hover { transform: translateY(-2px); }
  }
`;
