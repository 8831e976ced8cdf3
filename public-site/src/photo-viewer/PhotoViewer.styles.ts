import { media, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** Hears the keys that are pressed in the dialog. */
export const Root = styled.div`
  display: contents;
`;

export const Figure = styled.figure`
  touch-action: pan-y pinch-zoom;
  /* the photo is as wide as the dialog */
  > :first-child {
    width: auto;
    margin-inline: calc(-1 * ${space.s24});
  }
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
  padding-top: ${space.s12};
  ${media.from720} {
    min-height: 3.5rem;
  }
`;

export const Count = styled.p`
  ${text.ui}
  ${tabular}
  min-width: 5rem;
  text-align: center;
`;
