import { keyframes, styled } from 'styled-components';
import { color, media, radius } from '@venue/shared/ui/theme';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

export const Root = styled.span<{ $shape: 'control' | 'card' | 'chip' }>`
  display: block;
  max-width: 100%;
  border-radius: ${({ $shape }) => radius[$shape]};
  background: ${color.sunken};
  ${media.motion} {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
  ${media.forcedColors} {
    border: 1px solid GrayText;
  }
`;
