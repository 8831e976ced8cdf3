import { media, radius, shadow } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const PhotoButton = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.card};
  background: none;
  overflow: clip;
  cursor: zoom-in;
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.lift};
    }
  }
`;
