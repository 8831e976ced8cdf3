import { color, radius, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  padding: ${space.s24};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;
