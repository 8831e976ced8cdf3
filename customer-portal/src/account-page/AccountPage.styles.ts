import { media, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { space } = theme;

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  min-height: 60vh;
  padding-block: ${space.s32} ${space.section};
  ${media.from720} {
    gap: ${space.s32};
    padding-top: ${space.s48};
  }
`;

/** The link to the dashboard, close above the heading. */
export const Top = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
`;
