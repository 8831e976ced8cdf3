import { styled } from 'styled-components';
import { color, font, media, size, space, tabular, text, width } from '@venue/shared/ui/theme';

export const Band = styled.section`
  padding-block: ${space.s48};
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s32};
  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    align-items: center;
    gap: ${space.s64};
  }
`;

export const Content = styled.div`
  max-width: ${width.form};
`;

export const Text = styled.p`
  margin-block-start: ${space.s8};
  color: ${color.ink2};
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.s16} ${space.s8};
`;

/** Shows the value above its label. In the document the label comes first, as a `dl` requires. */
export const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space.s4};
`;

export const Value = styled.dd`
  ${tabular}
  margin: 0;
  color: ${color.accentInk};
  font: 680 clamp(2.25rem, 1.4rem + 3.6vw, 4.25rem)/1 ${font.text};
  letter-spacing: -0.03em;
`;

export const Label = styled.dt`
  ${text.small}
  color: ${color.ink2};
  ${media.from720} {
    font-size: ${size.ui};
  }
`;
