import { styled } from 'styled-components';
import { color, media, radius, size, space, text } from '@venue/shared/ui/theme';

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
    font-size: ${size.h3};
  }
`;

export const CaptionLine = styled.p`
  ${text.ui}
  margin-block-start: ${space.s4};
  color: ${color.ink2};
  ${media.below720} {
    font-size: ${size.small};
  }
`;
