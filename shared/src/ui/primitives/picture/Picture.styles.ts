import { styled } from 'styled-components';

export const Frame = styled.span<{ $fill: boolean }>`
  display: block;
  position: ${({ $fill }) => ($fill ? 'absolute' : 'relative')};
  inset: ${({ $fill }) => ($fill ? '0' : 'auto')};
  width: 100%;
  overflow: hidden;
`;

// A photo that failed to load is no longer a replaced element, so it has a ::before. This one pushes the browser's icon
// and text out of sight, so that the drawing below is visible. It works without a script.
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
  /* an attribute, so that a failed photo is hidden without a style of its own for each picture */
  &[data-failed] {
    opacity: 0;
  }
`;
