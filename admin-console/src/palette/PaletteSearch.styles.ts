import { color, radius, space, text, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
  min-height: 24rem;
`;

export const List = styled.div`
  max-height: 22rem;
  overflow-y: auto;

  &:empty {
    display: none;
  }
`;

export const Option = styled.div`
  ${text.ui}
  display: flex;
  gap: ${space.s16};
  align-items: center;
  justify-content: space-between;
  min-height: ${width.touch};
  padding: ${space.s4} ${space.s12};
  border-radius: ${radius.control};
  font-weight: 600;
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${color.primaryTint};
    outline: 1px solid transparent;
  }
`;

export const Detail = styled.span`
  ${text.small}
  display: block;
  color: ${color.ink2};
`;

export const Kind = styled.span`
  ${text.small}
  color: ${color.ink2};
`;

export const Nothing = styled.p`
  color: ${color.ink2};
`;
