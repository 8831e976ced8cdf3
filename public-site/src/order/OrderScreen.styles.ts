import { media, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { space } = theme;

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  padding-block: ${space.s32} ${space.s64};
  ${media.from720} {
    padding-top: ${space.s64};
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space.s24};
  align-items: start;
  > * {
    min-width: 0;
  }
  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) 23.5rem;
    gap: ${space.s32};
  }
`;
