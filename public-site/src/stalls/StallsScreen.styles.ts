import { text, theme } from '@venue/shared/ui';
import { styled } from 'styled-components';

const { color, space } = theme;

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
