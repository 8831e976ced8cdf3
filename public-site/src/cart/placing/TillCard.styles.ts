import { color, radius, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
  align-items: center;
  justify-content: space-between;
  padding: ${space.s16};
  border-radius: ${radius.card};
  background: ${color.primaryTint};
`;

export const Text = styled.div`
  ${text.ui}
  ${tabular}
  display: flex;
  flex-direction: column;
  gap: ${space.s4};
`;

export const Till = styled.p`
  font-size: 1.375rem;
`;
