import { theme } from '@venue/shared/ui';
import { styled } from 'styled-components';

export const Scene = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
`;

export const Ground = styled.path`
  fill: ${theme.color.canvas};
`;
