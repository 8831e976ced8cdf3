import { styled } from 'styled-components';
import { media } from '@venue/shared/ui';

export const Lights = styled.svg`
  position: absolute;
  inset: 0 0 auto;
  z-index: -1;
  width: 100%;
  height: 5.5rem;
  ${media.below1024} {
    width: 180%;
    max-width: none;
    transform: scale(0.56);
    transform-origin: 0 0;
  }
`;
