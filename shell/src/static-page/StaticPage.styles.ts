import { theme } from '@venue/shared/ui';
import { styled } from 'styled-components';

const { color, layer, space, width } = theme;

/** Below the header, visible at every scroll position. */
export const Message = styled.div`
  position: sticky;
  top: ${width.header};
  z-index: ${layer.raised};
  padding-block: ${space.s12};
  background: ${color.canvas};
`;
