import { color, media, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Facts = styled.dl`
  ${tabular}
  display: grid;
  gap: ${space.s8};
  > div {
    display: grid;
    grid-template-columns: 1.25rem 4rem minmax(0, 1fr);
    gap: ${space.s8};
    align-items: baseline;
    svg {
      align-self: start;
      margin-top: 0.2em;
      color: ${color.primary};
    }
    dt {
      ${text.ui}
      color: ${color.ink3};
    }
    dd {
      padding: 0;
      margin: 0;
      font-weight: 560;
    }
  }
`;

/**
 * Highlights, side part and photos. On a phone they are in this order; on a desktop the side part is beside both
 * others.
 */
export const Body = styled.div`
  display: grid;
  gap: ${space.s48};
  grid-template-columns: minmax(0, 1fr);
  ${media.from1024} {
    grid-template: 'highlights side' auto 'photos side' 1fr / minmax(0, 1fr) 27rem;
    gap: ${space.s48} ${space.s64};
  }
`;

export const HighlightsPart = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  ${media.from1024} {
    grid-area: highlights;
  }
`;

export const SidePart = styled.div`
  ${media.from1024} {
    grid-area: side;
  }
`;

export const PhotosPart = styled.div`
  ${media.from1024} {
    grid-area: photos;
  }
`;

export const Highlights = styled.ul`
  display: grid;
  gap: ${space.s12} ${space.s24};
  ${media.from720} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    display: flex;
    gap: ${space.s12};
    align-items: flex-start;
  }
  svg {
    margin-top: 0.3em;
    color: ${color.primary};
  }
`;
