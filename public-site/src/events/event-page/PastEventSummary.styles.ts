import { text, theme } from '@venue/shared/ui';
import { styled } from 'styled-components';

const { color, radius, space } = theme;

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  padding: ${space.s24};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const Title = styled.h2`
  ${text.h3}
`;
