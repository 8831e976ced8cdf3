import { media, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { space } = theme;

/** The layout of the cart and checkout pages. */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  padding-block: ${space.s32} ${space.s64};
  ${media.from720} {
    padding-top: ${space.s64};
  }
`;
