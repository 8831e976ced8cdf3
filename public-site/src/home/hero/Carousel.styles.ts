import { keyframes, styled } from 'styled-components';
import { media, text, theme } from '@venue/shared/ui';
import { CAROUSEL_INTERVAL_MS } from './useCarousel';

const { color, motion, radius, space, width } = theme;

/** Milliseconds of the transition between two slides. */
const FADE_MS = 700;

export const Root = styled.section`
  display: grid;
  grid-template: 'frame frame' minmax(0, 1fr) 'dots play' auto / minmax(0, 1fr) auto;
  gap: ${space.s4} ${space.s12};
  min-width: 0;
`;

export const Frame = styled.div`
  grid-area: frame;
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.sunken};
  touch-action: pan-y;
  ${media.withoutScript} {
    touch-action: auto;
  }
  user-select: none;
  ${media.from480} {
    aspect-ratio: 16 / 10;
  }
  ${media.from1024} {
    aspect-ratio: auto;
    min-height: 34rem;
  }
`;

export const Slides = styled.div`
  position: absolute;
  inset: 0;
  ${media.withoutScript} {
    display: flex;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
  }
`;

export const Slide = styled.div`
  position: absolute;
  inset: 0;
  display: none;
  visibility: hidden;
  opacity: 0;
  &[data-ahead] {
    display: block;
  }
  &[aria-hidden='false'] {
    display: block;
    visibility: visible;
    opacity: 1;
  }
  /* the pictures are side by side then, for a finger or the keyboard to scroll */
  ${media.withoutScript} {
    position: relative;
    flex: 0 0 100%;
    display: block;
    visibility: visible;
    opacity: 1;
    scroll-snap-align: start;
  }
  ${media.motion} {
    transition:
      opacity ${FADE_MS}ms ease,
      visibility ${FADE_MS}ms,
      display ${FADE_MS}ms allow-discrete;
  }
`;

export const Caption = styled.div`
  position: absolute;
  inset: auto 0 0;
  padding: ${space.s64} ${space.s24} ${space.s16};
  background: linear-gradient(transparent, ${color.scrim} 45%);
  color: ${color.ink};
`;

export const CaptionTitle = styled.p`
  ${text.h2}
  ${media.below720} {
    font-size: ${theme.size.h3};
  }
`;

export const CaptionLine = styled.p`
  ${text.ui}
  margin-block-start: ${space.s4};
  color: ${color.ink2};
  ${media.below720} {
    font-size: ${theme.size.small};
  }
`;

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
  ${media.withoutScript} {
    display: none;
  }
`;

export const Dots = styled.div`
  grid-area: dots;
  display: flex;
  min-width: 0;
  ${media.withoutScript} {
    display: none;
  }
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
  ${media.withoutScript} {
    display: none;
  }
`;
