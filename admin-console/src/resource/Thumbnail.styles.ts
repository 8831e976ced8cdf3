import { theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { radius, space } = theme;

export const Root = styled.span`
  display: flex;
  gap: ${space.s12};
  align-items: center;
`;

export const Frame = styled.span`
  flex: none;
  width: 3.25rem;
  border-radius: ${radius.control};
  overflow: hidden;
`;
