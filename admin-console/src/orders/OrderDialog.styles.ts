import { color, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Items = styled.ul`
  ${tabular}
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${space.s16};
  padding-block: ${space.s12};
  border-top: 1px solid ${color.line};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

export const Name = styled.span`
  font-weight: 620;
  overflow-wrap: anywhere;
`;

export const Quantity = styled.span`
  ${text.small}
  grid-row: 2;
  color: ${color.ink2};
`;

export const LineTotal = styled.span`
  grid-area: 1 / 2 / span 2;
  align-self: center;
  font-weight: 620;
  white-space: nowrap;
`;

export const Update = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
  align-items: flex-end;
  padding-top: ${space.s24};
  border-top: 1px solid ${color.line};

  > :first-child {
    flex: 1 1 14rem;
  }

  /* level with the selector, below which its field keeps a gap */
  > button {
    min-height: 3rem;
    margin-bottom: ${space.s4};
  }
`;
