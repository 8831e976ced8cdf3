import { color, media, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import * as Detail from '../../page/DetailPage.styles';

export const Columns = styled(Detail.Top)`
  gap: ${space.s32};
  ${media.from1024} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    gap: ${space.s48};
    align-items: start;
  }
`;

export const Gallery = styled.div`
  position: relative;
  min-width: 0;
`;

export const Heart = styled.div`
  position: absolute;
  top: ${space.s16};
  right: ${space.s16};
`;

export const Text = styled(Detail.Text)`
  gap: ${space.s24};
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s12};
  align-items: center;
  &:empty {
    display: none;
  }
`;

export const Order = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s16};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space.s16};
  border-block: 1px solid ${color.line};
`;
