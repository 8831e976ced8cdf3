import { color, radius, shadow, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** Below the end of its button; a browser without anchor positioning shows it in the middle of the window. */
export const Panel = styled.div`
  min-width: 12rem;
  max-height: calc(100% - ${space.s16});
  padding: ${space.s8} ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.lift};
  overflow-y: auto;

  @supports (position-area: block-end span-inline-start) {
    inset: auto;
    margin: ${space.s8} 0;
    position-area: block-end span-inline-start;
    position-try-fallbacks: flip-block;
  }
`;
