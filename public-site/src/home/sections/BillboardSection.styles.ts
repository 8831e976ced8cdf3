import { styled } from 'styled-components';
import { color, media, space } from '@venue/shared/ui/theme';
import * as Pitch from './Pitch.styles';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s48};
  margin-block-end: ${space.s64};
  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    align-items: center;
    gap: ${space.s64};
  }
`;

export const Point = styled(Pitch.Point)`
  svg {
    color: ${color.primary};
  }
`;
