import { styled } from 'styled-components';
import { text } from '@venue/shared/ui/theme';

export const Root = styled.span<{ $size: 'regular' | 'large' }>`
  ${({ $size }) => ($size === 'large' ? text.priceLarge : text.price)}
  white-space: nowrap;
`;
