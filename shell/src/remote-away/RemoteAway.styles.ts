import { color, layer, shadow, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** At the bottom of the window, and below the end of the page, which stays as it is. */
export const Message = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.raised};
  max-height: 50dvh;
  overflow-y: auto;
  padding-block: ${space.s12};
  background: ${color.canvas};
  box-shadow: ${shadow.over};
`;
