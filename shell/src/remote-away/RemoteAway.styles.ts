import { theme } from '@venue/shared/ui';
import { styled } from 'styled-components';

const { color, layer, shadow, space } = theme;

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
