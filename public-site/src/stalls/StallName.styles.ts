import { type Accent, accentInk } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Number = styled.span<{ $accent: Accent }>`
  color: ${({ $accent }) => accentInk[$accent]};
`;
