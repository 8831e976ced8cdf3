import { media } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/**
 * As high as the lines will be. `--cart-lines` is set on the document before the first paint. A line of the full list
 * is 159 px high on a phone and 121 px from 720 px on; the first has no border and no space above it.
 */
export const Root = styled.div`
  height: calc(var(--cart-lines, 1) * 159px - 17px);
  ${media.from720} {
    height: calc(var(--cart-lines, 1) * 121px - 17px);
  }
`;
