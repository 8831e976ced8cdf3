import { color, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12} ${space.s24};
`;

export const Count = styled.p`
  ${text.ui}
  min-height: 1.4em;
  color: ${color.ink2};
`;
