import { color } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Scene = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
`;

export const Ground = styled.path`
  fill: ${color.canvas};
`;
