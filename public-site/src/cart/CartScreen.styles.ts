import { SidebarLayout } from '@venue/shared/ui';
import { color, media, space, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Columns = styled(SidebarLayout)`
  ${media.from1024} {
    > :last-child {
      position: sticky;
      top: calc(${width.header} + ${space.s24});
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
  justify-content: space-between;
  padding-top: ${space.s16};
  border-top: 1px solid ${color.line};
`;
