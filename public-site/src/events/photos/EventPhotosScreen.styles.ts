import { color, media, radius, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Totals = styled.dl`
  ${tabular}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  overflow: clip;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.line};
  ${media.from720} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Total = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space.s4};
  padding: ${space.s16};
  background: ${color.surface};
  text-align: center;
  dt {
    ${text.small}
    color: ${color.ink2};
  }
  dd {
    ${text.priceLarge}
    padding: 0;
    margin: 0;
    color: ${color.primary};
  }
`;

export const Album = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s24} ${space.s12};
  ${media.from720} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.s32} ${space.s24};
  }
`;

export const Photo = styled.li<{ $featured: boolean }>`
  position: relative;
  min-width: 0;
  grid-column: ${({ $featured }) => ($featured ? '1 / -1' : 'auto')};
`;

/** 3:2; the featured photo is wider on a desktop. */
export const Image = styled.span<{ $featured: boolean }>`
  display: block;
  position: relative;
  aspect-ratio: 3 / 2;
  ${media.from720} {
    aspect-ratio: ${({ $featured }) => ($featured ? '21 / 9' : '3 / 2')};
  }
`;

export const Corner = styled.span`
  position: absolute;
  inset: ${space.s12} auto auto ${space.s12};
  display: flex;
  pointer-events: none;
`;

export const Text = styled.p`
  ${text.ui}
  display: flex;
  flex-direction: column;
  gap: ${space.s4};
  padding-top: ${space.s8};
`;

export const Likes = styled.span`
  ${text.small}
  ${tabular}
  display: inline-flex;
  gap: ${space.s4};
  align-items: center;
  color: ${color.ink2};
  svg {
    color: ${color.accentInk};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
  justify-content: center;
  padding-top: ${space.s16};
`;
