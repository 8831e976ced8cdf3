import { color, radius, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import * as Cells from '../lists/table/Cells.styles';
import { tightTable } from '../lists/table/tableParts';

export { FactList as Amenities } from '../lists/table/Cells.styles';

export const Description = styled(Cells.Description)`
  /* one line of it, so that rows stay as high as their buttons */
  ${tightTable} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    overflow: hidden;
  }
`;

export const Amenity = styled.li`
  ${text.small}
  padding: 0.05rem ${space.s8};
  border-radius: ${radius.chip};
  background: ${color.neutralTint};
  color: ${color.neutral};
  white-space: nowrap;
`;

export const More = styled.li`
  ${text.small}
  padding: 0.05rem ${space.s4};
  color: ${color.ink2};
`;
