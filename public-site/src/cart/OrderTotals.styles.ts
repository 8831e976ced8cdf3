import { color, radius, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Nudge = styled.p`
  ${text.ui}
  ${tabular}
  padding: ${space.s8} ${space.s12};
  border-radius: ${radius.control};
  background: ${color.warnTint};
  color: ${color.warn};
  font-weight: 620;
`;
