import { color, media, radius, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** As wide as the screen leaves room for a 3:2 photo and its caption. */
const WIDTH = 'min(100vw - 2rem, 64rem, (100dvh - 13rem) * 1.5)';

export const Root = styled.dialog`
  position: fixed;
  inset: 0;
  width: max-content;
  max-width: none;
  max-height: 100dvh;
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: ${radius.sheet};
  background: ${color.surface};
  color: ${color.ink};
  /* A window lower than photo, caption and buttons scrolls them together. */
  overflow: auto;
  &::backdrop {
    background: ${color.scrim};
  }
`;

export const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  width: max(16rem, ${WIDTH});
  touch-action: pan-y pinch-zoom;
`;

export const Caption = styled.figcaption`
  ${text.body}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s4} ${space.s16};
  align-content: flex-start;
  /* fixed, so that the buttons below don't move with the length of the caption */
  min-height: 5.5rem;
  padding: ${space.s12} ${space.s16} 0;
  ${media.from720} {
    min-height: 3.5rem;
    padding-inline: ${space.s24};
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  padding: ${space.s8} ${space.s12} ${space.s12};
  ${media.from720} {
    padding-inline: ${space.s16};
  }
`;

export const Count = styled.p`
  ${text.ui}
  ${tabular}
  color: ${color.ink2};
  flex: 0 1 6.5rem;
  text-align: center;
  white-space: nowrap;
`;

export const Close = styled.span`
  margin-inline-start: auto;
`;
