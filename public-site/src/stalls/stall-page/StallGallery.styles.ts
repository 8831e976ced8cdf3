import { media, theme } from '@venue/shared/ui';
import { styled } from 'styled-components';

const { radius, space } = theme;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s12};
  ${media.from720} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${space.s16};
  }
  > * {
    ${media.from720} {
      grid-column: span 2;
    }
  }
  /* the odd ones lead, so that no row is left with a hole */
  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  ${media.from720} {
    > :first-child:nth-last-child(4),
    > :first-child:nth-last-child(5),
    > :first-child:nth-last-child(5) + * {
      grid-column: span 3;
    }
    > :first-child:nth-last-child(4) ~ * {
      grid-column: span 3;
    }
    > :first-child:nth-last-child(3) {
      grid-column: span 2;
    }
  }
`;

export const Shot = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.card};
  background: none;
  overflow: clip;
  cursor: zoom-in;
  ${media.hover} {
    &:hover {
      box-shadow: ${theme.shadow.lift};
    }
  }
`;
