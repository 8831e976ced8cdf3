import { tabular, text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, space } = theme;

export const Foot = styled.div`
  ${text.ui}
  ${tabular}
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
  align-items: center;
  padding-top: ${space.s16};
  color: ${color.ink2};
`;
