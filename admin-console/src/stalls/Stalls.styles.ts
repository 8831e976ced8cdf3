import { media, text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import { tightTable } from '../lists/table/tableParts';

const { color, radius, space } = theme;

export const Description = styled.span`
  ${text.small}
  display: block;
  max-width: 22rem;
  color: ${color.ink2};
  font-weight: 450;
  overflow-wrap: anywhere;

  /* one line of it, so that rows stay as high as their buttons */
  ${tightTable} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    overflow: hidden;
  }
`;

export const Amenities = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};

  ${media.below720} {
    justify-content: flex-end;
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
