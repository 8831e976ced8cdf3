import { color, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Head = styled.div`
  ${text.ui}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s16};
  align-items: baseline;
  justify-content: space-between;
  > a {
    padding-block: ${space.s8};
  }
`;

export const Name = styled.p`
  font-weight: 620;
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  ${text.ui}
  grid-column: 1;
  grid-row: 2;
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

export const Status = styled.span`
  grid-column: 2;
  grid-row: 1;
  justify-self: end;
`;

export const Amount = styled.span`
  grid-column: 2;
  grid-row: 2;
  justify-self: end;
`;

export const Empty = styled.p`
  padding-block: ${space.s12};
  border-top: 1px solid ${color.line};
  color: ${color.ink2};
`;

export const Awaiting = styled.p`
  ${text.ui}
  display: flex;
  gap: ${space.s8};
  align-items: center;
  margin-top: auto;
  padding-top: ${space.s12};
  border-top: 1px solid ${color.line};
  color: ${color.warn};
  > a {
    padding-block: ${space.s8};
    color: inherit;
  }
`;
