import { styled } from 'styled-components';

export const Frame = styled.span<{ $fill: boolean }>`
  display: block;
  position: ${({ $fill }) => ($fill ? 'absolute' : 'relative')};
  inset: ${({ $fill }) => ($fill ? '0' : 'auto')};
  width: 100%;
  overflow: hidden;
`;

// A photo that failed is no longer a replaced element: its ::before exists then, and pushes the browser's icon and
// text out of sight, so the drawing below shows, also where no script runs.
export const Photo = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: hidden;
  object-fit: cover;
  color: transparent;
  &::before {
    content: '';
    display: block;
    height: 100%;
  }
  &[data-failed] {
    opacity: 0;
  }
`;
