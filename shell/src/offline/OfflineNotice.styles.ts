import { color, layer, media, screenOnly, space, text, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** Below the header and over the page's upper edge, so that nothing moves when it comes and goes. */
export const Region = styled.div`
  position: fixed;
  inset: ${width.header} 0 auto;
  z-index: ${layer.bar};
  pointer-events: none;
  ${screenOnly}
`;

export const Notice = styled.p`
  ${text.small}
  padding: ${space.s4} ${space.gutter};
  background: ${color.ink};
  color: ${color.canvas};
  text-align: center;
`;

/** Left out on phones, where the notice has room for one line. */
export const WhatOpens = styled.span`
  display: none;
  ${media.from480} {
    display: inline;
  }
`;
