import { theme, type Accent } from '@venue/shared/ui';
import { styled } from 'styled-components';

export const Number = styled.span<{ $accent: Accent }>`
  color: ${({ $accent }) => theme.accentInk[$accent]};
`;
