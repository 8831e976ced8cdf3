import { color, radius, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Nothing = styled.p`
  padding: ${space.s32} ${space.s16};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.card};
  color: ${color.ink2};
  text-align: center;
`;

export const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${space.s16};
`;

export const Item = styled.li`
  position: relative;

  > :first-child {
    border-radius: ${radius.control};
  }
`;

export const Remove = styled.span`
  position: absolute;
  top: ${space.s4};
  inset-inline-end: ${space.s4};
`;

export const Alt = styled.span`
  ${text.small}
  display: block;
  padding-top: ${space.s4};
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

export const AddRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
  align-items: flex-end;

  /* level with the field, below which there is a gap */
  > button {
    min-height: 3rem;
    margin-bottom: ${space.s4};
  }
`;

export const Address = styled.div`
  flex: 1 1 14rem;
`;
