import {
  color,
  hiddenUntilParsed,
  layer,
  motion,
  radius,
  screenOnly,
  space,
  text,
  width,
} from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  > header {
    ${hiddenUntilParsed}
  }
`;

export const SkipLink = styled.a`
  ${text.ui}
  position: fixed;
  inset-block-start: ${space.s12};
  inset-inline-start: max(${space.s12}, env(safe-area-inset-left));
  z-index: ${layer.toast};
  display: inline-flex;
  align-items: center;
  min-height: ${width.touch};
  padding-inline: ${space.s16};
  border-radius: ${radius.control};
  background: ${color.ink};
  color: ${color.canvas};
  font-weight: 600;
  transform: translateY(-200%);
  @media (prefers-reduced-motion: no-preference) {
    transition: transform ${motion.press};
  }
  &:focus {
    transform: none;
  }
  ${screenOnly}
`;

export const Main = styled.main`
  flex: 1 0 auto;
  /* while a page is loading, the footer stays below the fold, where it will be */
  min-height: calc(100dvh - ${width.header});
`;
