import { styled } from 'styled-components';

export const Frame = styled.span<{ $fill: boolean }>`
  display: block;
  position: ${({ $fill }) => ($fill ? 'absolute' : 'relative')};
  inset: ${({ $fill }) => ($fill ? '0' : 'auto')};
  width: 100%;
  overflow: hidden;
`;

export const Photo = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
