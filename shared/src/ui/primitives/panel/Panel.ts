import { styled } from 'styled-components';
import { color, media, radius, space, text } from '@venue/shared/ui/theme';
import type { Space } from '../layout/Layout';

/** A part of the page with its own surface, such as a form or the cart. Its element changes with `as="form"`. */
export const Panel = styled.section<{ $gap?: Space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 's16' }) => space[$gap]};
  min-width: 0;
  padding: ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${media.from480} {
    padding: ${space.s24};
  }
`;

/** The heading of a panel. */
export const PanelTitle = styled.h2`
  ${text.h3}
`;
