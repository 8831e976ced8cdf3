import { media, text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, radius, space } = theme;

/** A part of the page on a surface of its own, such as a form or what is in the cart. `as="form"` changes its element. */
export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  min-width: 0;
  padding: ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${media.from480} {
    padding: ${space.s24};
  }
`;

/** The heading of a panel, and what can be done with it; as high with a small button as without. */
export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s16};
  align-items: center;
  justify-content: space-between;
  min-height: 2.25rem;
`;

export const PanelTitle = styled.h2`
  ${text.h3}
`;
