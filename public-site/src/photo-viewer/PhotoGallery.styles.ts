import { media, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s12};
  /* of an odd number the first takes a row, so that no row has a gap */
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
    /* two and four photos form pairs; of five, the first two are larger */
    > :first-child:nth-last-child(even),
    > :first-child:nth-last-child(even) ~ li,
    > :first-child:nth-last-child(5),
    > :first-child:nth-last-child(5) + li {
      grid-column: span 3;
    }
  }
`;
