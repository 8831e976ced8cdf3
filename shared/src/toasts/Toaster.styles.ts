import { keyframes, styled } from 'styled-components';
import {
  color,
  layer,
  media,
  motion,
  radius,
  screenOnly,
  shadow,
  space,
  width,
} from '@venue/shared/ui/theme';

const enter = keyframes`
  from { opacity: 0; transform: translateY(-12px); }
`;
const leave = keyframes`
  to { opacity: 0; transform: translateX(-24px); }
`;
const fade = keyframes`
  to { opacity: 0; }
`;

/**
 * Toasts are at the top left, under the header and above everything else. The bottom holds the order bar, the selection
 * bar and the buttons of forms; the right holds a screen's main action, the cart and the close button of dialogs.
 */
export const Root = styled.div`
  /* only the toasts themselves are visible and take presses */
  position: fixed;
  inset: 0 auto auto 0;
  width: 0;
  height: 0;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  ${screenOnly}

  .Toastify__toast-container {
    position: fixed;
    inset-block-start: calc(${width.header} + ${space.s12} + env(safe-area-inset-top));
    inset-inline: max(${space.s12}, env(safe-area-inset-left)) max(${space.s12}, env(safe-area-inset-right));
    z-index: ${layer.toast};
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    pointer-events: none;
    ${media.from480} {
      inset-inline: ${space.s24} auto;
      width: 23rem;
    }
    /* lower on wide screens, where this keeps the back link free; the main action is at the right */
    ${media.from1024} {
      inset-block-start: calc(${width.header} + 4.25rem);
    }
  }

  .Toastify__toast {
    position: relative;
    display: flex;
    gap: ${space.s8};
    align-items: flex-start;
    width: 100%;
    margin-bottom: ${space.s8};
    padding: ${space.s12};
    padding-inline-end: ${space.s4};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    color: ${color.ink};
    box-shadow: ${shadow.lift};
    overflow-wrap: anywhere;
    pointer-events: auto;
    /* allows a sideways swipe that dismisses the toast */
    touch-action: pan-y;
  }
  .Toastify__toast--error {
    border-color: ${color.bad};
    border-inline-start-width: 4px;
  }
  .Toastify__toast > button {
    /* aligns the close button with the first line */
    margin-block: -0.375rem;
  }

  .venue-toast-in {
    animation: ${enter} ${motion.enter};
  }
  .venue-toast-out {
    animation: ${leave} ${motion.press} forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    .venue-toast-in,
    .venue-toast-out {
      animation: ${fade} 1ms;
    }
    .venue-toast-in {
      animation-direction: reverse;
    }
  }
`;
