import { keyframes, styled } from 'styled-components';
import { color, media, motion, needsScript, radius, space, text, width } from '@venue/shared/ui/theme';
import { CAROUSEL_INTERVAL_MS } from './useCarousel';

export const Arrow = styled.button<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: calc(50% - ${width.touch});
  inset-inline: ${({ $side }) => ($side === 'start' ? `${space.s12} auto` : `auto ${space.s12}`)};
  display: grid;
  place-items: center;
  width: ${width.touch};
  height: ${width.touch};
  padding: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.chip};
  background: ${color.scrim};
  color: ${color.ink};
  cursor: pointer;
  ${media.hover} {
    &:hover {
      background: ${color.canvas};
    }
  }
  ${needsScript}
`;

export const Dots = styled.div`
  grid-area: dots;
  display: flex;
  min-width: 0;
  ${needsScript}
`;

export const Dot = styled.button`
  flex: 0 1 ${width.touch};
  display: grid;
  place-items: center;
  min-width: 0;
  height: ${width.touch};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  cursor: pointer;
`;

export const DotMark = styled.span`
  display: block;
  width: 0.625rem;
  height: 0.625rem;
  overflow: hidden;
  border: 1px solid ${color.ink2};
  border-radius: ${radius.chip};
  [aria-current='true'] > & {
    width: 2rem;
    border-color: ${color.sun};
    background: ${color.sunEdge};
    ${media.forcedColors} {
      background: Highlight;
    }
  }
  ${media.hover} {
    button:hover > & {
      border-color: ${color.sun};
    }
  }
`;

const fill = keyframes`
  from { transform: scaleX(0); }
`;

/**
 * Shows how much of the slide's time has passed. It grows by 30 px; in steps of half a pixel the browser draws 12 frames a
 * second for it instead of 60.
 */
export const DotFill = styled.span`
  display: none;
  ${media.motion} {
    display: block;
    height: 100%;
    background: ${color.canvas};
    transform-origin: 0 50%;
    animation: ${fill} ${CAROUSEL_INTERVAL_MS}ms steps(60);
    opacity: 0.55;
  }
`;

export const PlayButton = styled.button`
  ${text.ui}
  grid-area: play;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  min-width: 5.25rem;
  min-height: ${width.touch};
  padding: 0 ${space.s8};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.ink};
  cursor: pointer;
  ${media.motion} {
    transition: background-color ${motion.press};
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  ${needsScript}
`;
