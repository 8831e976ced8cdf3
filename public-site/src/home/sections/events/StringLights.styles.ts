import { styled } from 'styled-components';

export const Lights = styled.svg`
  position: absolute;
  inset: 0 0 auto;
  z-index: -1;
  width: 100%;
  height: 5.5rem;
`;
