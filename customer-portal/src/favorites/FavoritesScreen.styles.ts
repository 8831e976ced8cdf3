import { media, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** One to three columns (requirements 2, Favorites). */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  ${media.from720} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s24};
  }
  ${media.from1024} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
