import { media, theme } from '@venue/shared/ui';
import { styled } from 'styled-components';

const { space } = theme;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s12};
  /* no row is left with a hole: the first of an odd number takes a row */
  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  ${media.from720} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${space.s16};
    > li,
    > :first-child:nth-last-child(3) {
      grid-column: span 2;
    }
    /* two and four stand in pairs; of five the first two lead */
    > :first-child:nth-last-child(even),
    > :first-child:nth-last-child(even) ~ li,
    > :first-child:nth-last-child(5),
    > :first-child:nth-last-child(5) + li {
      grid-column: span 3;
    }
  }
`;
