import { styled } from 'styled-components';
import { tabular, text, theme } from '@venue/shared/ui/theme';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s8};
  align-items: center;
`;

export const Count = styled.p`
  ${text.small}
  ${tabular}
  color: ${theme.color.ink2};
`;
