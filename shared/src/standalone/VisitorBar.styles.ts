import { styled } from 'styled-components';
import { color, tabular, text } from '@venue/shared/ui/theme';

export const Count = styled.p`
  ${text.small}
  ${tabular}
  color: ${color.ink2};
`;
