import { color, space, text, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Lines = styled.address`
  display: flex;
  flex-direction: column;
  font-style: normal;
`;

export const Line = styled.div`
  display: flex;
  gap: ${space.s12};
  align-items: center;
  min-height: ${width.touch};
  padding-block: ${space.s4};
  > svg {
    color: ${color.accentInk};
  }
`;

export const Label = styled.span`
  ${text.small}
  display: block;
  color: ${color.ink3};
`;

export const Way = styled.a`
  display: inline-block;
  padding-block: ${space.s4};
  font-weight: 560;
  overflow-wrap: anywhere;
`;

export const Address = styled.span`
  display: block;
`;
