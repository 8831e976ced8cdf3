import { styled } from 'styled-components';
import { color, space, tabular, text } from '@venue/shared/ui/theme';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  align-items: center;
`;

export const Count = styled.p`
  ${text.small}
  ${tabular}
  color: ${color.ink2};
`;
